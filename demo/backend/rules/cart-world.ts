import type { Assortment } from '../assortment.ts';

/** Dependencies of the rules besides the cart. */
export interface CartWorld {
  readonly assortment: Assortment;
  readonly now: Date;
  readonly loggedIn: boolean;
}
