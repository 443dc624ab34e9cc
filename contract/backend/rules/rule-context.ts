import type { Assortment } from '../assortment.ts';

/** What the rules depend on besides the cart. */
export interface RuleContext {
  readonly assortment: Assortment;
  readonly now: Date;
  readonly loggedIn: boolean;
}
