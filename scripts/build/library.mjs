import { readFileSync } from 'node:fs';
import path from 'node:path';
import license from 'rollup-plugin-license';
import { libraryParts, packageEntries } from '../lib/package-entries.mjs';
import { compiler } from './compiler.mjs';
import { modules, withMapsApart } from './output.mjs';
import { plugins } from './plugins.mjs';

const { dependencies, peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const external = Object.keys({ ...dependencies, ...peerDependencies });

/** Modules for bundlers. Sentry is part of them, so that its 30 MB are not installed with the cart. */
export const library = {
  input: { ...packageEntries.library, ...libraryParts },
  external: (id) => external.some((name) => id === name || id.startsWith(`${name}/`)),
  plugins: [
    ...plugins({ types: compiler }),
    license({ thirdParty: { output: path.resolve('dist/licenses.library.txt') } }),
  ],
  // Separate from the chunks of the scripts, which have a side effect: they define an element.
  // Bundlers gain nothing from hoisted imports of transitive dependencies.
  output: { ...withMapsApart(modules('dist', 'library/[name]-[hash].js')), hoistTransitiveImports: false },
};
