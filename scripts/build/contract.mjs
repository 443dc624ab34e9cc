import path from 'node:path';
import license from 'rollup-plugin-license';
import { contractEntries } from '../lib/package-entries.mjs';
import { modules } from './output.mjs';
import { plugins } from './plugins.mjs';

/** The package in `contract`. */
export const contract = {
  input: contractEntries,
  external: (id) => id.startsWith('node:'),
  plugins: [
    ...plugins({ platform: 'node' }),
    license({ thirdParty: { output: path.resolve('contract/dist/licenses.txt') } }),
  ],
  output: { ...modules('contract/dist', 'chunks/[name].js'), sourcemap: false },
};
