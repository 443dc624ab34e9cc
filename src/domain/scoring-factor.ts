import type { CartItem } from './cart.ts';
import { isTicket } from './item-variant.ts';

/** The probability that the item is never redeemed, from 0 to 1 (specification, 9). */
export function noShowFactorOf(item: CartItem): number {
  return item.product.scoringFactor?.noShow ?? (isTicket(item) ? 0 : 0.395);
}

/** The shop's share of the price, from 0 to 1 (specification, 9). */
export function marginOf(item: CartItem): number {
  return item.product.scoringFactor?.margin ?? 0.3332;
}
