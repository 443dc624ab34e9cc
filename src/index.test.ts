// @vitest-environment happy-dom
import { expect, it } from 'vitest';

it('the index of the package exports what hosts need, and defines nothing', async () => {
  const index = await import('./index.ts');
  expect(Object.keys(index).toSorted()).toEqual([
    'CartFragmentElement',
    'FragmentInitError',
    'WishlistFragmentElement',
    'WishlistToggleElement',
    'defineElement',
    'mountCartFragment',
  ]);
  for (const name of ['cart-fragment', 'wishlist-fragment', 'wishlist-toggle']) {
    expect(customElements.get(name)).toBeUndefined();
  }
});
