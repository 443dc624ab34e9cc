import type { CartState } from './cart-state.ts';
import type { CartWorld } from './cart-world.ts';
import { computeCart } from './compute-cart.ts';

/**
 * Gives a changed cart its version: one more than before when an answer would differ, the same when it would
 * not, so that a change that is sent twice counts once.
 * @param after the world after the change, where the shop itself has changed.
 */
export function reviseCart(cart: CartState, changed: CartState, before: CartWorld, after = before): CartState {
  const { cartVersion } = cart;
  const shown = (state: CartState, world: CartWorld) => JSON.stringify(computeCart({ ...state, cartVersion }, world));
  const same = shown(cart, before) === shown(changed, after);
  return { ...changed, cartVersion: same ? cartVersion : cartVersion + 1 };
}
