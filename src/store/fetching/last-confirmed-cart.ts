import type { Cart } from '../../domain/cart.ts';
import { confirmedCartMark } from '../../storage/cart-values.ts';

/**
 * Whether a cart from the page or from a cache is older than the one that this browser confirmed last.
 * @param ifOtherCart the result for another cart id: after an order, nothing shows which of two carts is newer.
 */
export function isOlderThanConfirmed(baseUrl: string, { cartId, cartVersion }: Cart, ifOtherCart = true): boolean {
  const last = confirmedCartMark.read();
  if (last?.baseUrl !== baseUrl) return false;
  return last.cartId === cartId ? last.cartVersion > cartVersion : ifOtherCart;
}
