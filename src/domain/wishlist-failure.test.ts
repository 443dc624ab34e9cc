import { expect, it } from 'vitest';
import { isCancellation } from './failure.ts';
import { ItemOfflineError, WishlistFullError } from './wishlist.ts';
import { wishlistFailureKind } from './wishlist-failure.ts';

it.each([
  [new WishlistFullError(), 'wishlistFull', 'Maximum Item Count exceeded'],
  [new ItemOfflineError(), 'itemOffline', 'Item went offline'],
  [new TypeError('Failed to fetch'), 'other', 'Failed to fetch'],
])('reads the kind of %s from its name: %s', (error, kind, message) => {
  expect(wishlistFailureKind(error)).toBe(kind);
  expect(error.message).toBe(message);
});

it('knows the errors of another copy of the package', () => {
  expect(wishlistFailureKind(Object.assign(new Error(''), { name: 'ItemOfflineError' }))).toBe('itemOffline');
});

it.each([null, undefined, 'WishlistFullError', { name: 'WishlistFullError' }])('has no kind for %j', (error) => {
  expect(wishlistFailureKind(error)).toBe('other');
});

it.each([
  [new DOMException('', 'AbortError'), true],
  [new DOMException('', 'TimeoutError'), false],
  [Object.assign(new Error(''), { name: 'AbortError' }), false],
  [null, false],
])('%s is a cancellation: %s', (error, isAbort) => {
  expect(isCancellation(error)).toBe(isAbort);
});
