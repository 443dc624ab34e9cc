// @vitest-environment happy-dom
import { expect, it } from 'vitest';

it('the index of the package exports what hosts need, and defines nothing', async () => {
  const index = await import('./index.ts');
  expect(Object.keys(index).toSorted()).toEqual([
    'CartBadgeElement',
    'CartFragmentElement',
    'FragmentInitError',
    'WishlistBadgeElement',
    'WishlistFragmentElement',
    'WishlistToggleElement',
    'defineCartFragment',
    'defineElement',
    'mountCartFragment',
  ]);
  for (const name of ['cart-badge', 'cart-fragment', 'wishlist-badge', 'wishlist-fragment', 'wishlist-toggle']) {
    expect(customElements.get(name)).toBeUndefined();
  }
});

it('importing the package defines the cart alone, and exports what the index exports', async () => {
  const define = await import('./define.ts');
  const index = await import('./index.ts');
  expect(define).toEqual(index);
  expect(customElements.get('cart-fragment')).toBe(index.CartFragmentElement);
  for (const name of ['wishlist-fragment', 'wishlist-toggle']) expect(customElements.get(name)).toBeUndefined();
});
