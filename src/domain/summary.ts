import type { Cart } from './cart.ts';
import type { CartMode } from './fragment-data.ts';
import { sumMinor, toMinor } from './money.ts';

export type SummaryKind = ReturnType<typeof amountsOf>[number]['kind'];

/** Returns the rows in display order. Rows of 0 are omitted, except the total. */
export function summaryRows(cart: Cart, mode: CartMode) {
  return amountsOf(cart).filter(({ kind, amount }) =>
    kind === 'leftover' ? mode === 'redemption' && amount !== 0 : kind === 'total' || amount !== 0,
  );
}

/** The rows of the summary. An amount is in minor units, and negative for deductions. */
export function amountsOf(cart: Cart) {
  const amounts = {
    items: sumMinor(cart.items.map((item) => item.total.gross)),
    packaging: toMinor(cart.packagingTotal.gross),
    shipping: toMinor(cart.shipping.price.gross),
    discount: -toMinor(cart.totalDiscount),
    vouchers: -sumMinor(cart.vouchers.map((voucher) => voucher.deductedAtPurchase)),
    total: toMinor(cart.total.gross),
    savings: savingsOf(cart),
    leftover: cart.vouchers.length > 0 ? toMinor(cart.leftoverTotal.gross) : 0,
  };
  return (Object.keys(amounts) as (keyof typeof amounts)[]).map((kind) => ({ kind, amount: amounts[kind] }));
}

/** In minor units: from reduced prices and the discount. */
export function savingsOf(cart: Cart): number {
  return cart.items.reduce((saved, { product, quantity }) => {
    const original = toMinor((product.originalPrice ?? product.price).gross);
    return saved + Math.max(0, original - toMinor(product.price.gross)) * quantity;
  }, toMinor(cart.totalDiscount));
}
