import { prepareAmazonSession } from '../../api/operations/payment-methods.ts';
import { amountText } from '../../domain/purchase.ts';
import { navigationTimeoutMs } from '../checkout/checkout-flow.ts';
import type { StoreContext } from '../store-context.ts';
import type { ExpressFlow } from './express-flow.ts';
import { reserveTickets } from './payment-calls.ts';
import type { AmazonFlow } from './provider-interface.ts';

const method = 'AmazonPay';

/** Amazon Pay: the shop signs the checkout, then Amazon's pages take over and return to the shop's own. */
export function createAmazonFlow(context: StoreContext, flow: ExpressFlow): AmazonFlow {
  return {
    async clicked() {
      const payment = flow.begin(method);
      if (!payment) return null;
      const { purchase, signal } = payment;
      try {
        await flow.step(payment, reserveTickets(context, payment));
        const amount = { amount: amountText(purchase), currencyCode: purchase.currencyCode };
        const [sessionConfig] = await Promise.all([
          flow.step(payment, context.call(prepareAmazonSession, { body: { amount } }, { signal })),
          flow.checkPurchase(payment),
        ]);
        flow.leave(payment);
        context.later(() => {
          if (flow.current(method) === payment) flow.reset();
        }, navigationTimeoutMs);
        return { purchase, sessionConfig };
      } catch (error) {
        flow.fail(payment, error);
        return null;
      }
    },
    failed(error) {
      const payment = flow.current(method);
      if (payment) flow.fail(payment, error);
      else context.environment.report(error);
    },
  };
}
