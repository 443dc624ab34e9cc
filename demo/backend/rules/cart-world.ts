import type { Assortment } from '../assortment.ts';

/** What the rules of a cart depend on besides the cart. */
export interface CartWorld {
  readonly assortment: Assortment;
  readonly now: Date;
  readonly loggedIn: boolean;
}
