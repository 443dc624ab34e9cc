import type { Cart } from './cart.ts';
import type { CartMode } from './fragment-data.ts';
import { sumMinor, toMinor } from './money.ts';

export type SummaryKind =
  | 'items'
  | 'packaging'
  | 'shipping'
  | 'discount'
  | 'vouchers'
  | 'total'
  | 'savings'
  | 'leftover';

/** A row of the summary. The amount is in minor units, and negative for deductions. */
export interface SummaryRow {
  readonly kind: SummaryKind;
  readonly amount: number;
}

/** Returns the rows in display order. Rows of 0 are omitted, except the total. */
export function summaryRows(cart: Cart, mode: CartMode): SummaryRow[] {
  const redeeming = mode === 'redemption' && cart.vouchers.length > 0;
  const rows: readonly (readonly [SummaryKind, number])[] = [
    ['items', sumMinor(cart.items.map((item) => item.total.gross))],
    ['packaging', toMinor(cart.packagingTotal.gross)],
    ['shipping', toMinor(cart.shipping.price.gross)],
    ['discount', -toMinor(cart.totalDiscount)],
    ['vouchers', -sumMinor(cart.vouchers.map((voucher) => voucher.deductedAtPurchase))],
    ['total', toMinor(cart.total.gross)],
    ['savings', savingsOf(cart)],
    ['leftover', redeeming ? toMinor(cart.leftoverTotal.gross) : 0],
  ];
  return rows.filter(([kind, amount]) => kind === 'total' || amount !== 0).map(([kind, amount]) => ({ kind, amount }));
}

/** In minor units: from reduced prices and the discount. */
export function savingsOf(cart: Cart): number {
  return cart.items.reduce((saved, { product, quantity }) => {
    const original = toMinor((product.originalPrice ?? product.price).gross);
    return saved + Math.max(0, original - toMinor(product.price.gross)) * quantity;
  }, toMinor(cart.totalDiscount));
}
