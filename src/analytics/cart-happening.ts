import type { Cart } from '../domain/cart.ts';

/** What a cart tells analytics: each confirmed cart that differs from the one before, and what the shopper and the shop did. */
export type CartHappening =
  | {
      readonly cart: Cart;
      /** Whether another tab announced it, which counts it itself. */
      readonly isFollowed?: boolean;
    }
  | {
      /** The cart has become empty, and its page stays. */
      readonly emptied: true;
    }
  | {
      /** The shopper goes on to the order data. */
      readonly proceeded: true;
    }
  | {
      /** The name of an event of the shop's API, or `paymentUnavailable`. */
      readonly told: string;
      /** The express payment that it is about. */
      readonly paymentType?: string;
    };
