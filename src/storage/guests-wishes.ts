import { maxWishlistItems } from '../domain/list-limits.ts';
import { readCookie } from './cookies.ts';
import { webStorage } from './storage-area.ts';
import { texts } from './stored-format.ts';

const name = 'cf_wishlist';

/** The length of `wishlistIds`, for badges, which are too small for writing. Long ids are in the local storage. */
export function countGuestsWishes(): number {
  const text = readCookie(name) ?? webStorage('localStorage').read(name) ?? '';
  return texts(maxWishlistItems).parse(text)?.length ?? 0;
}
