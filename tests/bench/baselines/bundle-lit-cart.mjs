import { fileURLToPath } from 'node:url';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import { rollup } from 'rollup';

const stylesId = '\0cart-styles';

/** Bundles the lit-html element into one minified file that contains the cart's style sheet, like the package. */
export async function bundleLitCart(css) {
  const build = await rollup({
    input: fileURLToPath(new URL('./lit-cart.mjs', import.meta.url)),
    plugins: [
      {
        name: 'cart-styles',
        resolveId: (source) => (source === 'cart-styles' ? stylesId : null),
        load: (id) => (id === stylesId ? `export const cartStyles = ${JSON.stringify(css)};` : null),
      },
      nodeResolve({ exportConditions: ['production'] }),
      terser({ module: true, ecma: 2020 }),
    ],
  });
  const { output } = await build.generate({ format: 'es' });
  await build.close();
  return output[0].code;
}
