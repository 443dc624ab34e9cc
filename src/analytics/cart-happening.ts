import type { Cart } from '../domain/cart.ts';

/** What a cart tells analytics: each confirmed cart that differs from the one before, and what was told to the shop. */
export type CartHappening =
  | {
      readonly cart: Cart;
      /** Whether another tab announced it, which counts it itself. */
      readonly isFollowed?: boolean;
    }
  | {
      /** The name of an event of the shop's API, or `paymentUnavailable`. */
      readonly told: string;
      /** The express payment that it is about. */
      readonly paymentType?: string;
    };
