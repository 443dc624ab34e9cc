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
  output: withMapsApart(modules('dist', 'chunks/[name]-[hash].js')),
};

/** react-dom with its dependencies, minified like the cart but whole. The budget counts the bytes on top of it. */
export const reactDom = {
  input: { 'react-dom': 'react-dom/client' },
  plugins: [...plugins(), minify()],
  output: modules('.cache/size', '[name].js'),
};
