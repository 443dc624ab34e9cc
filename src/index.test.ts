// @vitest-environment happy-dom
import { expect, it } from 'vitest';

it('the index of the package exports what hosts need, and defines nothing', async () => {
  const index = await import('./index.ts');
  expect(Object.keys(index).toSorted()).toEqual([
    'CartFragmentElement',
    'FragmentInitError',
    'defineElement',
    'mountCartFragment',
  ]);
  expect(customElements.get('cart-fragment')).toBeUndefined();
});
