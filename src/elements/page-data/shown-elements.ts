import { ofPage } from '../of-page.ts';

/** The carts, hearts and wishlist pages that the page shows: also those with another tag, or inside a shadow root. */
export const shownElements = () => ofPage('carts', () => new Set<Element>());
