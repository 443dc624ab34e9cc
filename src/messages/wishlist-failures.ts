import type { WishlistErrorCode, WishlistFailureKind } from '../domain/wishlist-failure.ts';
import { texts } from './texts.ts';
import { wishlistFailureTexts } from './wishlist-texts.ts';

export interface WishlistMessage {
  readonly text: string;
  /** Whether the shopper has to change the list first, so that the message links to it. */
  readonly linksToWishlist?: true;
  /** Whether another attempt may succeed. */
  readonly canRetry?: true;
}

interface WishlistFailureMessage extends WishlistMessage {
  readonly code: WishlistErrorCode;
}

export const wishWaits: WishlistMessage = { text: texts.offline, canRetry: true };

export const wishlistFailures: Readonly<Record<WishlistFailureKind, WishlistFailureMessage>> = {
  wishlistFull: { text: wishlistFailureTexts.wishlistFull, code: 'COUNT_EXCEEDED', linksToWishlist: true },
  itemOffline: { text: wishlistFailureTexts.itemOffline, code: 'ITEM_OFFLINE' },
  other: { text: 'Das hat leider nicht geklappt. Bitte versuche es erneut.', code: 'FAILED', canRetry: true },
};
