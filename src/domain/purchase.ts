import type { Cart } from './cart.ts';
import { toMinor } from './money.ts';

/** What a shopper pays for, as seen when the payment began. */
export type Purchase = ReturnType<typeof purchaseOf>;

/** Ignores the version of the cart: the payment itself may raise it, for example by selecting its payment type. */
export function purchaseOf({ cartId, total, shipping, items, vouchers }: Cart) {
  const lines = items.map(({ id, quantity, total: sum, appointment, selectedPackaging }) => [
    id,
    quantity,
    toMinor(sum.gross),
    appointment?.appointmentId,
    selectedPackaging?.type,
    selectedPackaging?.variantId,
  ]);
  return {
    cartId,
    /** Integer minor units. */
    amount: toMinor(total.gross),
    currencyCode: total.gross.currencyCode,
    shippingMethod: shipping.method,
    /** A fingerprint of everything that is bought, for comparison only. */
    contents: JSON.stringify([lines, vouchers.map(({ id, deductedAtPurchase }) => [id, toMinor(deductedAtPurchase)])]),
  };
}

export function isSamePurchase(first: Purchase, second: Purchase): boolean {
  return JSON.stringify(first) === JSON.stringify(second);
}

/** Whether an approved payment may continue for what the cart has become: not another cart, nor at a higher price. */
export function isCovered(purchase: Purchase, approved: Purchase): boolean {
  return (
    purchase.cartId === approved.cartId &&
    purchase.currencyCode === approved.currencyCode &&
    purchase.shippingMethod !== null &&
    purchase.amount > 0 &&
    purchase.amount <= approved.amount
  );
}

/** The amount in the format of the API and of Amazon Pay: decimal major units with two digits. */
export function amountText({ amount }: Pick<Purchase, 'amount'>): string {
  return (amount / 100).toFixed(2);
}
