import { loadChunk } from '../../store/calls/load-chunk.ts';
import type { PaymentProviders } from '../../store/cart/provider-interface.ts';
import { amazon } from './amazon-button.ts';
import { paypalV5 } from './paypal-v5.ts';
import { wallets } from './wallet-buttons.ts';

export const paymentProviders: PaymentProviders = {
  amazon,
  async paypal(container, { settings, purchase }, { paypal: flow }) {
    const scriptUrl = settings.paypal?.scriptUrl || settings.paypalScriptUrl;
    if (!scriptUrl) {
      // The page offers PayPal by mistake, which the shopper sees as a failure of PayPal.
      flow.failed();
      return null;
    }
    if (!scriptUrl.includes('/web-sdk/v6/')) return paypalV5(container, scriptUrl, flow);
    const { paypalV6 } = await loadChunk(() => import('./paypal-v6.ts'));
    return paypalV6(container, scriptUrl, purchase.currencyCode, flow);
  },
  wallets,
};
