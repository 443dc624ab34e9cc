import { nodeResolve } from '@rollup/plugin-node-resolve';
import { rollup } from 'rollup';
import { expect, it } from 'vitest';

/** Bundles one line of a host, including only this package, whose name resolves to this repository. */
async function bundle(code) {
  const entry = {
    name: 'entry',
    resolveId: (id) => (id === 'entry' ? 'entry' : null),
    load: (id) => (id === 'entry' ? code : null),
  };
  const own = nodeResolve({ resolveOnly: ['cart-fragment'] });
  const input = { input: 'entry', plugins: [entry, own], external: (id) => !/^(entry|[./]|cart-fragment)/.test(id) };
  const { output } = await (await rollup({ ...input, onwarn: () => {} })).generate({ format: 'es' });
  return output.map((chunk) => chunk.code).join('\n');
}

it('an error class from the elements adds only its own code to a bundle', async () => {
  const code = await bundle("export { FragmentInitError } from 'cart-fragment/elements';");
  expect(code).toContain('class FragmentInitError');
  expect(code.length).toBeLessThan(2000);
});

it('a heart from the elements adds no code of the cart to a bundle', async () => {
  const code = await bundle("export { WishlistToggleElement } from 'cart-fragment/elements';");
  expect(code).not.toMatch(/react|class CartFragmentElement/);
});

it('importing the elements defines no custom element', async () => {
  expect(await bundle("import 'cart-fragment/elements';")).not.toContain('customElements');
});

it('importing the package defines the cart, with zod configured for strict policies', async () => {
  const code = await bundle("import 'cart-fragment';");
  expect(code).toMatch(/defineElement\(['"]cart-fragment['"], CartFragmentElement\)/);
  expect(code).toContain('jitless: true');
});
