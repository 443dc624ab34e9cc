import path from 'node:path';
import license from 'rollup-plugin-license';
import { heartStyleModule, packageEntries } from '../lib/package-entries.mjs';
import { compiler } from './compiler.mjs';
import { modules, withMapsApart } from './output.mjs';
import { minify, plugins } from './plugins.mjs';

/** Modules for pages that may have no element, such as the hearts: one bundle each. */
export const standalones = Object.entries(packageEntries.standalone).map(([name, source]) => ({
  input: { [name]: source },
  plugins: [
    ...plugins({ styles: heartStyleModule, types: compiler }),
    minify(),
    license({ thirdParty: { output: path.resolve(`dist/licenses.${name}.txt`) } }),
  ],
  output: withMapsApart(modules('dist', `chunks/${name}-[name]-[hash].js`)),
}));
