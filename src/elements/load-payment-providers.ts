import { loadChunk } from '../store/calls/load-chunk.ts';
import type { PaymentProviders } from '../store/cart/provider-interface.ts';

/** Loads the code for the payment providers once their buttons are near the viewport. */
export async function loadPaymentProviders(): Promise<PaymentProviders> {
  const { paymentProviders } = await loadChunk(() => import('./payments/payment-providers.ts'));
  return paymentProviders;
}
