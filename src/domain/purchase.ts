import type { Cart } from './cart.ts';
import { toMinor, type CurrencyCode } from './money.ts';
import type { ShippingMethodName } from './shipping.ts';

/** What a shopper pays for, as seen when the payment began. */
export interface Purchase {
  readonly cartId: string;
  /** Integer minor units. */
  readonly amount: number;
  readonly currencyCode: CurrencyCode;
  readonly shippingMethod: ShippingMethodName | null;
  /** Everything that is bought, to be compared only. */
  readonly contents: string;
}

/**
 * The version is left out: the shop may raise it by what belongs to the payment itself, such as the selected payment
 * type.
 */
export function purchaseOf({ cartId, total, shipping, items, vouchers }: Cart): Purchase {
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
    amount: toMinor(total.gross),
    currencyCode: total.gross.currencyCode,
    shippingMethod: shipping.method,
    contents: JSON.stringify([lines, vouchers.map(({ id, deductedAtPurchase }) => [id, toMinor(deductedAtPurchase)])]),
  };
}

export function isSamePurchase(one: Purchase, other: Purchase): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The amount as the API and Amazon Pay want it as text: decimal major units with two digits. */
export function amountText({ amount }: Pick<Purchase, 'amount'>): string {
  return (amount / 100).toFixed(2);
}
