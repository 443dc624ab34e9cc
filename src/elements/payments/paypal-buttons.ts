import type { PayPalNamespace } from '@paypal/paypal-js';
import type { PaymentProviders } from '../../store/express/provider-interface.ts';
import { loadScript } from './load-script.ts';
import { nonceOf } from './nonce-of.ts';
import { withTimeout } from '../../store/with-timeout.ts';

type Buttons = NonNullable<PayPalNamespace['Buttons']>;

/** PayPal's own buttons (specification, 9: height 45, horizontal). */
export const paypal: PaymentProviders['paypal'] = async (container, { scriptUrl }, flow) => {
  const nonce = nonceOf(container);
  const createButtons = await loadScript<Buttons>({
    url: scriptUrl,
    nonce,
    // The script sets the nonce of what it adds to the page itself.
    ...(nonce && { attributes: { 'data-csp-nonce': nonce } }),
    api: () => window.paypal?.Buttons,
  });
  const buttons = createButtons({
    style: { layout: 'horizontal', height: 45, tagline: false },
    onClick: (_, actions?) => (flow.clicked() ? actions?.resolve() : actions?.reject()),
    createOrder: () => flow.createOrder(),
    onApprove: ({ orderID }) => flow.approved(orderID),
    onCancel: () => flow.cancelled(),
    onError: () => flow.failed(),
  });
  if (!buttons.isEligible()) return null;
  await withTimeout(buttons.render(container), 'PayPal');
  return {
    // PayPal learns the sum from the order.
    update() {},
    remove: () => void buttons.close().catch(() => {}),
  };
};
