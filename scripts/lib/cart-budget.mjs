import { rollup } from 'rollup';
import { gzipSize } from './bundle-report.mjs';

/**
 * Gzipped bytes that showing a cart may cost beyond react-dom's own.
 *
 * What a page loads to show a cart is dist/cart-fragment.js with everything that it loads in any case before the cart
 * stands there (`eagerClosure` in bundle-report.mjs): its static imports, and the chunk that it imports itself. What comes
 * after that does not count: what changes a cart, notices and other rare parts, dialogs, error reporting. The style is
 * a file of its own and no JavaScript.
 */
export const budgetLimit = 25 * 1024;

const entryId = '\0react-dom-alone';

/**
 * The gzipped size of react-dom: `react-dom/client` with everything that it cannot do without (react and scheduler), made
 * by the same plugins as the package, minified, one file.
 */
async function reactDomGzip(plugins) {
  const build = await rollup({
    input: entryId,
    onwarn: () => undefined,
    plugins: [
      {
        name: 'react-dom-alone',
        resolveId: (source) => (source === entryId ? entryId : null),
        load: (id) =>
          id === entryId
            ? "import { createRoot, hydrateRoot } from 'react-dom/client'; export { createRoot, hydrateRoot };"
            : null,
      },
      ...plugins,
    ],
  });
  const { output } = await build.generate({ format: 'es', sourcemap: 'hidden' });
  await build.close();
  return gzipSize(output[0].code);
}

/** The budget of the cart entry, or null where that entry was not built. */
export async function cartBudget(entries, plugins) {
  const cart = entries.find(({ entry }) => entry === 'cart-fragment.js');
  if (cart === undefined) return null;
  const reactDom = await reactDomGzip(plugins);
  // Without react-dom in it, the sum has missed what the entry loads.
  if (cart.eagerGzip <= reactDom) throw new Error('What cart-fragment.js loads at once was not found');
  return {
    eagerGzip: cart.eagerGzip,
    reactDomGzip: reactDom,
    overReactDom: cart.eagerGzip - reactDom,
    limit: budgetLimit,
  };
}
