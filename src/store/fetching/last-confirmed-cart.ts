import type { Cart } from '../../domain/cart.ts';
import type { CartMark } from '../cart/environment.ts';
import type { StoreContext } from '../cart/store-context.ts';

/** Whether a cart from the page or from a cache is older than the one that this browser confirmed last. */
export function isOlderThanConfirmed({ state, environment }: StoreContext, cart: Cart, ifOtherCart = true): boolean {
  return isOlder(cart, environment.lastConfirmed.read(), state.getState().data.baseUrl, ifOtherCart);
}

/** @param ifOtherCart the result for another cart id: after an order, nothing shows which of two carts is newer. */
export function isOlder(
  { cartId, cartVersion }: Cart,
  last: CartMark | null,
  baseUrl: string,
  ifOtherCart: boolean,
): boolean {
  if (last?.baseUrl !== baseUrl) return false;
  return last.cartId === cartId ? last.cartVersion > cartVersion : ifOtherCart;
}

export function rememberConfirmedCart({ state, environment }: StoreContext, { cartId, cartVersion }: Cart): void {
  environment.lastConfirmed.write({ baseUrl: state.getState().data.baseUrl, cartId, cartVersion });
}
