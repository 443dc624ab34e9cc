import { rollup } from 'rollup';
import { gzipSize } from './bundle-report.mjs';

/** Gzipped bytes that showing a cart may cost beyond react-dom's own. */
export const budgetLimit = 25 * 1024;

const entryId = '\0react-dom-alone';

/**
 * The gzipped size of react-dom by itself, made by the same plugins as the package: `react-dom/client` with what it
 * depends on (scheduler and react-dom's small core), minified, one file. `react` is left out, since it is another
 * package: its bytes count against the budget, like everything else that the cart loads.
 */
async function reactDomGzip(plugins) {
  const build = await rollup({
    input: entryId,
    onwarn: () => undefined,
    external: ['react'],
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
  return {
    eagerGzip: cart.eagerGzip,
    reactDomGzip: reactDom,
    overReactDom: cart.eagerGzip - reactDom,
    limit: budgetLimit,
  };
}
