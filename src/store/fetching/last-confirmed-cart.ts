import type { Cart } from '../../domain/cart.ts';
import type { StoreContext } from '../cart/store-context.ts';

/**
 * Whether a cart from the page or from a cache is older than the one that this browser confirmed last.
 * @param ifOtherCart the result for another cart id: after an order, nothing shows which of two carts is the new one.
 */
export function isOlderThanConfirmed(
  { state, environment }: StoreContext,
  { cartId, cartVersion }: Cart,
  ifOtherCart = true,
): boolean {
  const last = environment.lastConfirmed.read();
  if (last?.baseUrl !== state.getState().data.baseUrl) return false;
  return last.cartId === cartId ? last.cartVersion > cartVersion : ifOtherCart;
}

export function rememberConfirmedCart({ state, environment }: StoreContext, { cartId, cartVersion }: Cart): void {
  environment.lastConfirmed.write({ baseUrl: state.getState().data.baseUrl, cartId, cartVersion });
}
