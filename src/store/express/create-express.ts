import { createStore } from 'zustand/vanilla';
import type { CartFetcher } from '../fetching/cart-fetcher.ts';
import { forgetPayment } from '../cart/sync-browser-storage.ts';
import { expressTexts } from '../../messages/express-texts.ts';
import { addNotice } from '../cart/change-notices.ts';
import { derive } from '../cart/derive.ts';
import type { StoreContext } from '../cart/store-context.ts';
import { createExpressFlow } from './express-flow.ts';
import { initialExpressState, type ExpressState } from './express-state.ts';
import { createAmazonFlow } from './pay-by-amazon.ts';
import { createPaypalFlow } from './pay-by-paypal.ts';
import { createWalletFlow } from './pay-by-wallet.ts';
import { withoutOutdatedFailures } from './payment-failure.ts';
import type { PaymentProviders } from '../cart/provider-interface.ts';
import { watchAvailability } from './wallet-availability.ts';

export type Express = ReturnType<typeof createExpress>;

export function createExpress(context: StoreContext, fetcher: CartFetcher, providers: PaymentProviders) {
  const state = createStore<ExpressState>(() => initialExpressState);
  const flow = createExpressFlow(context, fetcher, state);
  derive(context, withoutOutdatedFailures);
  return {
    state,
    providers,
    paypal: createPaypalFlow(context, flow),
    amazon: createAmazonFlow(context, flow),
    wallets: createWalletFlow(context, flow),
    /** The payment area has entered or left the viewport. */
    visibilityChanged: (isVisible: boolean) =>
      void context.environment.page.emit('paymentVisibilityChange', { isVisible }),
    report: (error: unknown) => context.environment.report(error),
    /** Watches the cart, the shop's wallets and the page. The signal ends the payment as well. */
    start(signal: AbortSignal): void {
      watchAvailability(context, state, signal);
      context.environment.page.onReturn(() => {
        // A provider may still have its window open.
        if (state.getState().phase.kind !== 'leaving') return;
        flow.reset();
        // Also removed when a page loads, which a page from the back/forward cache does not do.
        forgetPayment();
      }, signal);
      signal.addEventListener('abort', () => {
        const isApproved = state.getState().phase.kind === 'confirming';
        flow.reset();
        state.setState(initialExpressState);
        // Among the notices of the page, because those of payments go with the buttons.
        if (isApproved) {
          const { canceled: text, nothingCharged: detail } = expressTexts;
          addNotice(context, { kind: 'endedPayment', severity: 'error', text, detail });
        }
      });
    },
  };
}
