import type { PayPalNamespace } from '@paypal/paypal-js';
import type { PaymentButtons, PaypalFlow } from '../../store/cart/provider-interface.ts';
import { loadScript } from './load-script.ts';
import { nonceOf } from '../../dom/nonce-of.ts';
import { withLoadingTimeout } from '../../store/calls/timeout.ts';

type Buttons = NonNullable<PayPalNamespace['Buttons']>;

export async function paypalV5(
  container: HTMLElement,
  scriptUrl: string,
  flow: PaypalFlow,
): Promise<PaymentButtons | null> {
  const nonce = nonceOf(container);
  const createButtons = await loadScript<Buttons>({
    url: scriptUrl,
    nonce,
    // PayPal's script sets it on the scripts and styles that it adds to the page.
    ...(nonce && { attributes: { 'data-csp-nonce': nonce } }),
    api: () => window.paypal?.Buttons,
  });
  const buttons = createButtons({
    style: { layout: 'horizontal', height: 45, tagline: false },
    onClick: (_, actions?) => (flow.clicked() ? actions?.resolve() : actions?.reject()),
    createOrder: () => flow.createOrder(),
    onApprove: ({ orderID }) => flow.approved(orderID),
    onCancel: () => flow.canceled(),
    onError: () => flow.failed(),
  });
  if (buttons.isEligible?.() === false) return null;
  await withLoadingTimeout(buttons.render(container), 'PayPal');
  return {
    // PayPal reads the amount from the order.
    update() {},
    remove: () => void buttons.close().catch(() => {}),
  };
}
