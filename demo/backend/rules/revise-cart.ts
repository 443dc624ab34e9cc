import type { CartState } from './cart-state.ts';
import type { CartWorld } from './cart-world.ts';
import { computeCart } from './compute-cart.ts';

/**
 * Sets the version of a changed cart: increased by one if the answer differs, otherwise unchanged, so that a repeated
 * change counts once.
 * @param after the world after the change, if the shop itself has changed.
 */
export function reviseCart(cart: CartState, changed: CartState, before: CartWorld, after = before): CartState {
  const { cartVersion } = cart;
  const shown = (state: CartState, world: CartWorld) => JSON.stringify(computeCart({ ...state, cartVersion }, world));
  const same = shown(cart, before) === shown(changed, after);
  return { ...changed, cartVersion: same ? cartVersion : cartVersion + 1 };
}
