/** How the order is paid: by the express payment that led to the last check, or on account. */
import type { Cart } from 'cart-fragment/contract';
import { cardClientSecret, paymentOrderId, paypalOrderId, personalInformation } from 'cart-fragment/storage';

export interface Payment {
  readonly type: string;
  readonly label: string;
  readonly isExpress: boolean;
  /** The order that the server created for the payment; Amazon Pay creates it later. */
  readonly orderId: string | null;
  readonly person: ReturnType<typeof personalInformation.read>;
}

const onAccount: Payment = { type: 'Invoice', label: 'Rechnung', isExpress: false, orderId: null, person: null };

export function paymentOf({ selectedPaymentType }: Cart): Payment {
  const found = expressPayment(selectedPaymentType);
  return found ? { ...found, isExpress: true, person: personalInformation.read() } : onAccount;
}

function expressPayment(selected: Cart['selectedPaymentType']) {
  if (paypalOrderId.read()) return { type: 'PayPal', label: 'PayPal', orderId: paymentOrderId.read() };
  if (cardClientSecret.read()) {
    const label = selected === 'StripeApplePay' ? 'Apple Pay' : 'Google Pay';
    return { type: selected ?? 'StripeGooglePay', label, orderId: paymentOrderId.read() };
  }
  // Amazon adds the id of its session to the address that it returns to.
  if (new URLSearchParams(location.search).has('amazonCheckoutSessionId')) {
    return { type: 'AmazonPay', label: 'Amazon Pay', orderId: null };
  }
  return null;
}
