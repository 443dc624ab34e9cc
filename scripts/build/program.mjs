import path from 'node:path';
import license from 'rollup-plugin-license';
import { visualizer } from 'rollup-plugin-visualizer';
import { styleSheetPlugin } from '../lib/css-text.mjs';
import { cartSheet, earlySheet, packageEntries, placeholderSheet } from '../lib/package-entries.mjs';
import { reactModulesPlugin } from '../lib/react-modules.mjs';
import { trimPackagesPlugin } from '../lib/trim-packages.mjs';
import { compiler } from './compiler.mjs';
import { modules, withMapsApart } from './output.mjs';
import { minify, plugins } from './plugins.mjs';

const describes = 'descriptions.set(schema, keywords);';

/** Drops the descriptions of schemas, which only the OpenAPI document uses, from the scripts of pages. */
const withoutDescriptions = {
  name: 'without-descriptions',
  transform(code, id) {
    if (!id.endsWith('/api/schemas/with-json-schema.ts')) return null;
    if (!code.includes(describes)) this.error(`${id} has no ${describes}`);
    return { code: code.replace(describes, ''), map: null };
  },
};

const engine = 'cart-fragment.engine';

/** V8 compiles these chunks as a whole while they load, off the main thread, not each function when it is first called. */
const compileWhole = ({ name }) =>
  /^cart-fragment\.(?:program|engine)$/.test(name) ? '//# allFunctionsCalledOnLoad' : '';

function imported(id, graph, found = new Set()) {
  if (found.has(id)) return found;
  found.add(id);
  for (const next of graph.getModuleInfo(id).importedIds) imported(next, graph, found);
  return found;
}

/** All that the engine imports and the program does not, also what the wishlist page or a lazy chunk imports as well. */
function engineChunk() {
  let modules;
  return (id, graph) => {
    if (!modules) {
      const ofProgram = imported(path.resolve(packageEntries.browser['cart-fragment.program']), graph);
      const all = imported(path.resolve('src/elements/cart-controller.ts'), graph);
      modules = new Set([...all].filter((one) => !ofProgram.has(one)));
    }
    return modules.has(id) ? engine : undefined;
  };
}

/**
 * The modules for script tags. A page loads two files: the entry, whose URL may have a query, and the program. Lazy chunks
 * import from the program, which has a name without a hash so that a page can preload it.
 */
export const program = {
  input: packageEntries.browser,
  preserveEntrySignatures: 'allow-extension',
  plugins: [
    reactModulesPlugin(),
    ...plugins({ types: compiler }),
    minify(),
    trimPackagesPlugin(),
    withoutDescriptions,
    styleSheetPlugin(...[cartSheet, earlySheet, placeholderSheet].map((file) => path.resolve(file))),
    // Minifying removes the notices that the libraries' licenses require.
    license({ thirdParty: { output: path.resolve('dist/licenses.txt') } }),
    // Report of module sizes.
    visualizer({
      filename: '.cache/bundle-report.html',
      title: 'cart-fragment',
      projectRoot: path.resolve(),
      gzipSize: true,
    }),
  ],
  output: {
    // The hash of the engine, too, keeps an open page from mixing its program with another version's.
    ...withMapsApart(modules('dist', 'chunks/[name]-[hash].js')),
    banner: compileWhole,
    manualChunks: engineChunk(),
    onlyExplicitManualChunks: true,
  },
};

/** react-dom with its dependencies, minified like the cart but whole. The budget counts the bytes on top of it. */
export const reactDom = {
  input: { 'react-dom': 'react-dom/client' },
  plugins: [...plugins(), minify()],
  output: modules('.cache/size', '[name].js'),
};
