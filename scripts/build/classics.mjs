import { packageEntries } from '../lib/package-entries.mjs';
import { compiler } from './compiler.mjs';
import { classicScript, withMapsApart } from './output.mjs';
import { minify, plugins } from './plugins.mjs';

/**
 * Scripts without type=module: the one that loads the program, and the early script of server markup. Hoisted functions compress
 * better there, and worse in modules.
 */
export const classics = Object.entries(packageEntries.classic).map(([name, source]) => ({
  input: source,
  plugins: [...plugins({ types: compiler }), minify({ hoist_funs: true })],
  output: withMapsApart(classicScript({ file: `dist/${name}.js` })),
  // The module build is imported at runtime and not part of this bundle.
  external: (id) => /\.js$/.test(id) && id.startsWith('./'),
}));
