/** How the order is paid: by the express payment that led to the last check, by vouchers alone, or on account. */
import { orderPrefixOf, toMinor, type Cart } from 'cart-fragment-contract';
import { cardClientSecret, paymentOrderId, paypalOrderId } from 'cart-fragment/storage';
import { currentShop } from '../shop/shops.ts';
import { expressPerson, orderPerson, type Person } from './order-person.ts';

export interface Payment {
  readonly type: string;
  readonly label: string;
  readonly isExpress: boolean;
  /** The order that the server created for the payment; Amazon Pay creates it later. */
  readonly orderId: string | null;
  /** Null if the address is with the provider until the order is placed. */
  readonly person: Person | null;
}

export function paymentOf({ selectedPaymentType, total }: Cart): Payment {
  const found = expressPayment(selectedPaymentType);
  if (found) return { ...found, isExpress: true, person: found.type === 'PayPal' ? expressPerson() : null };
  const [type, label] = toMinor(total.gross) > 0 ? ['Invoice', 'Rechnung'] : ['ValueVoucher', 'Gutschein'];
  return { type, label, isExpress: false, orderId: null, person: orderPerson() };
}

/** The provider's id of an express payment, with which the shop confirms it. */
export function paymentIdOf({ type }: Payment): string | null {
  if (type === 'PayPal') return paypalOrderId.read();
  if (type === 'AmazonPay') return new URLSearchParams(location.search).get('amazonCheckoutSessionId');
  return /"clientSecret":"([^"]+?)_secret_/.exec(cardClientSecret.read() ?? '')?.[1] ?? null;
}

/** Call it once the order is placed: the next one is paid anew. */
export function forgetPayment(): void {
  for (const stored of [paymentOrderId, paypalOrderId, cardClientSecret]) stored.remove();
}

function expressPayment(selected: Cart['selectedPaymentType']) {
  const orderId = paymentOrderId.read();
  // The tab may have opened the shop of another country since.
  const isOwn = orderId?.startsWith(`1-${orderPrefixOf(currentShop().tenant)}`);
  if (isOwn && paypalOrderId.read()) return { type: 'PayPal', label: 'PayPal', orderId };
  if (isOwn && cardClientSecret.read()) {
    const label = selected === 'StripeApplePay' ? 'Apple Pay' : 'Google Pay';
    return { type: selected ?? 'StripeGooglePay', label, orderId };
  }
  // Amazon adds the id of its session to the address that it returns to.
  if (new URLSearchParams(location.search).has('amazonCheckoutSessionId')) {
    return { type: 'AmazonPay', label: 'Amazon Pay', orderId: null };
  }
  return null;
}
