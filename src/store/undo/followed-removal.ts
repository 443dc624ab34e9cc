import type { CartItem } from '../../domain/cart.ts';
import type { SettledEntry } from '../intents/entry.ts';
import type { StoreParts } from '../queue/store-parts.ts';
import type { Removal } from '../cart/removal.ts';

export type RemovalsContext = Pick<StoreParts, 'context' | 'queue'>;

/** What a removal has taken from the cart. */
export type Removed =
  | {
      readonly kind: 'item';
      readonly item: CartItem;
      readonly quantity: number;
      /** How many of it the cart has without it. If there are more, it is back. */
      known: number;
    }
  | { readonly kind: 'voucher'; readonly id: string }
  | { readonly kind: 'coupon'; readonly code: string };

/** A removal with what undoing it takes. */
export interface FollowedRemoval extends Removal {
  readonly removed: Removed;
  readonly settled: SettledEntry;
  /** Whether `undoKey` is that of another line, which puts the same product back first. */
  readonly waits: boolean;
  /** Whether undoing it takes its product off the wishlist. */
  readonly wished: boolean;
}
