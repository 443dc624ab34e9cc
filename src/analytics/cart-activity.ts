import type { Cart, CartItem } from '../domain/cart.ts';

/** What the store reports to analytics: each new confirmed cart, and actions that no cart shows. */
export type CartActivity =
  | {
      readonly cart: Cart;
      /** Whether another tab announced the cart and therefore counts it. */
      readonly isFromOtherTab?: boolean;
    }
  /** The item that the shopper changed, as shown; null for anything else in the cart. */
  | { readonly changed: CartItem | null }
  /** The cart became empty while its page was open. */
  | { readonly emptied: true }
  /** The cart was removed from the page. */
  | { readonly stopped: true }
  | Proceeded
  | {
      /** The name of an event of the shop's API, or `paymentUnavailable`. */
      readonly event: string;
      /** The payment type of an express payment. */
      readonly paymentType?: string;
    };

/** The shopper leaves for the next step. */
export interface Proceeded {
  readonly proceeded: true;
}
