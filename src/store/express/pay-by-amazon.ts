import { getAmazonMerchant, prepareAmazonSession } from '../../api/operations/payment-methods.ts';
import { amountText } from '../../domain/purchase.ts';
import { navigationTimeoutMs } from '../checkout/checkout-flow.ts';
import { expressTexts } from '../../messages/express-texts.ts';
import type { StoreContext } from '../cart/store-context.ts';
import type { ExpressFlow } from './express-flow.ts';
import type { Payment } from './express-state.ts';
import { payInTime } from './pay-in-time.ts';
import { conditionsOf, reserveTickets } from './payment-calls.ts';
import { PaymentStopped } from './payment-failure.ts';
import type { AmazonCheckout, AmazonFlow } from '../cart/provider-interface.ts';

const method = 'AmazonPay';

/** Amazon Pay: the shop signs the checkout, then Amazon's pages take over and return to the shop's own. */
export function createAmazonFlow(context: StoreContext, flow: ExpressFlow): AmazonFlow {
  async function prepare(payment: Payment): Promise<AmazonCheckout> {
    const { signal } = payment;
    const { shippingMethod } = payment.purchase;
    await flow.confirmSum(payment);
    const { purchase } = payment;
    // The button was drawn for the earlier one.
    if (purchase.shippingMethod !== shippingMethod) {
      throw new PaymentStopped(expressTexts.cartChanged, { returnsToCart: true });
    }
    await flow.step(payment, reserveTickets(context, payment));
    const amount = { amount: amountText(purchase), currencyCode: purchase.currencyCode };
    const sign = () =>
      context.call(prepareAmazonSession, { body: { amount } }, { signal, headers: conditionsOf(payment) });
    const [sessionConfig] = await Promise.all([flow.submit(payment, sign), flow.checkPurchase(payment)]);
    return { purchase, sessionConfig };
  }

  return {
    merchant: () => context.callAfterPause(getAmazonMerchant, {}),
    async clicked() {
      const payment = flow.begin(method);
      if (!payment) return null;
      try {
        const checkout = await payInTime(context, prepare(payment));
        flow.leave(payment);
        context.later(() => {
          if (flow.current(method) === payment) flow.reset();
        }, navigationTimeoutMs);
        return checkout;
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
