import type { PayPalNamespace } from '@paypal/paypal-js';
import { loadChunk } from '../../store/calls/load-chunk.ts';
import type { DrawButtons } from '../../store/cart/provider-interface.ts';
import { loadScript } from './load-script.ts';
import { withLoadingTimeout } from '../../store/calls/timeout.ts';

type Buttons = NonNullable<PayPalNamespace['Buttons']>;

/** Draws the button of PayPal's SDK v5, unless the URL is that of v6. */
export const paypal: DrawButtons = async (container, { settings, purchase }, { paypal: flow }) => {
  const scriptUrl = settings.paypal?.scriptUrl || settings.paypalScriptUrl;
  if (!scriptUrl) {
    // The page offers PayPal by mistake, which the shopper sees as a failure of PayPal.
    flow.failed();
    return null;
  }
  if (scriptUrl.includes('/web-sdk/v6/')) {
    const { paypalV6 } = await loadChunk(() => import('./paypal-v6.ts'));
    return paypalV6(container, scriptUrl, purchase.currencyCode, flow);
  }
  const { nonce } = container;
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
  return { remove: () => void buttons.close().catch(() => {}) };
};
