import type { Cart } from './cart.ts';
import { toMinor } from './money.ts';

/** SKUs that never earn points. Fragment data can add more. */
export const excludedSkus: readonly string[] = ['6143', '6473', '7608', '7496'];

/** The server's value, or a computed one if it sends none. */
export function loyaltyPoints(cart: Cart, notCountableSkus: readonly string[]): number {
  return Math.max(0, cart.payback.points ?? countPoints(cart, [...excludedSkus, ...notCountableSkus]));
}

/** One point for every two major units that the countable items cost after the discount, rounded down. */
export function countPoints(cart: Cart, skus: readonly string[]): number {
  const minor = cart.items
    .filter(({ product }) => product.productType !== 'ValueVoucher' && !skus.includes(product.manufacturerSku))
    .reduce((sum, item) => sum + toMinor(item.total.gross), -toMinor(cart.totalDiscount));
  return Math.max(0, Math.floor(minor / 200));
}
