import type { StoredCart } from './stored-cart.ts';
import type { RuleContext } from './rule-context.ts';
import { computeCart } from './compute-cart.ts';

/**
 * Sets the version of a changed cart: increased by one if the answer differs, otherwise unchanged, so that a repeated
 * change counts once.
 * @param after the context after the change, if the change affects the shop itself.
 */
export function reviseCart(cart: StoredCart, changed: StoredCart, before: RuleContext, after = before): StoredCart {
  const { cartVersion } = cart;
  const shown = (state: StoredCart, context: RuleContext) =>
    JSON.stringify(computeCart({ ...state, cartVersion }, context));
  const same = shown(cart, before) === shown(changed, after);
  return { ...changed, cartVersion: same ? cartVersion : cartVersion + 1 };
}
