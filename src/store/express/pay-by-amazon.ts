import { prepareAmazonSession } from '../../api/operations/payment-methods.ts';
import { amountText } from '../../domain/purchase.ts';
import { navigationTimeoutMs } from '../checkout/checkout-flow.ts';
import type { StoreContext } from '../store-context.ts';
import type { ExpressFlow } from './express-flow.ts';
import type { AmazonFlow } from './payment-providers.ts';

const method = 'AmazonPay';

/** Amazon Pay: the shop prepares and signs the checkout, Amazon's pages take over, and come back to the shop's own. */
export function createAmazonFlow(context: StoreContext, flow: ExpressFlow): AmazonFlow {
  return {
    async clicked() {
      const payment = flow.begin(method);
      if (!payment) return null;
      const { purchase, signal } = payment;
      try {
        await flow.reserve(payment);
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
