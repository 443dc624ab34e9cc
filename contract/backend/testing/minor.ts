import { toMinor, type Cart } from 'cart-fragment/api';

/** Returns the parts of a cart's total in minor units. */
export function partsOf(cart: Cart) {
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const items = sum(cart.items.map(({ total }) => toMinor(total.gross)));
  const packaging = toMinor(cart.packagingTotal.gross);
  const shipping = toMinor(cart.shipping.price.gross);
  const discount = toMinor(cart.totalDiscount);
  const vouchers = sum(cart.vouchers.map(({ deductedAtPurchase }) => toMinor(deductedAtPurchase)));
  return { items, packaging, shipping, discount, vouchers, total: toMinor(cart.total.gross) };
}
