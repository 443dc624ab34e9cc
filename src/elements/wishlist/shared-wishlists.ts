import type { Wishlist } from '../../store/wishlist/wishlist.ts';
import { ofPage } from '../of-page.ts';

/** The wishlists of the page by base URL. Increment the number when the interface of `Wishlist` changes. */
export const sharedWishlists = () => ofPage('wishlists.2', () => new Map<string, Wishlist>());

/** Dispatched on the window, for the badges of the page. */
export const wishlistOpened = 'cf_wishlist';
