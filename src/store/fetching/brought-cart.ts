import type { Cart } from '../../domain/cart.ts';
import type { StoreContext } from '../store-context.ts';

/**
 * Whether a cart that the page brought along is older than one that this browser has confirmed (rulings, 65).
 * @param ifOther the result for another cart: an order begins a new one, and which of two is the new one cannot be seen.
 */
export function isOutdated(
  { state, environment }: StoreContext,
  { cartId, cartVersion }: Cart,
  ifOther = true,
): boolean {
  const last = environment.lastConfirmed.read();
  if (last?.baseUrl !== state.getState().data.baseUrl) return false;
  return last.cartId === cartId ? last.cartVersion > cartVersion : ifOther;
}

export function rememberCart({ state, environment }: StoreContext, { cartId, cartVersion }: Cart): void {
  environment.lastConfirmed.write({ baseUrl: state.getState().data.baseUrl, cartId, cartVersion });
}
