import { getAmazonMerchant, prepareAmazonSession } from '../../api/operations/payment-methods.ts';
import { amountText, purchaseOf } from '../../domain/purchase.ts';
import { navigationTimeoutMs } from '../checkout/checkout-flow.ts';
import { expressTexts } from '../../messages/express-texts.ts';
import type { StoreContext } from '../cart/store-context.ts';
import type { ExpressFlow } from './express-flow.ts';
import type { Payment } from './express-state.ts';
import { reserveTickets } from './payment-calls.ts';
import { PaymentStopped } from './payment-failure.ts';
import type { AmazonCheckout, AmazonFlow } from '../cart/provider-interface.ts';

const method = 'AmazonPay';

/** Amazon Pay: the shop signs the checkout, then Amazon's pages take over and return to the shop's own. */
export function createAmazonFlow(context: StoreContext, flow: ExpressFlow): AmazonFlow {
  async function prepare(payment: Payment): Promise<AmazonCheckout> {
    const { method: shippingMethod } = payment.shown.shipping;
    await flow.confirmSum(payment);
    const purchase = purchaseOf(payment.shown);
    // The button was drawn for the earlier one.
    if (purchase.shippingMethod !== shippingMethod) {
      throw new PaymentStopped(expressTexts.cartChanged, { returnsToCart: true });
    }
    await flow.step(payment, reserveTickets(context, payment));
    const body = { amount: { amount: amountText(purchase), currencyCode: purchase.currencyCode } };
    const [sessionConfig] = await Promise.all([
      flow.submit(payment, (options) => context.call(prepareAmazonSession, { body }, options)),
      flow.checkPurchase(payment),
    ]);
    return { purchase, sessionConfig };
  }

  return {
    merchant: () => context.callAfterPause(getAmazonMerchant, {}),
    async clicked() {
      const payment = flow.begin(method);
      const checkout = payment && (await flow.inTime(payment, prepare(payment)).catch(() => null));
      if (!checkout) return null;
      flow.leave(payment);
      context.later(() => {
        if (flow.current(method) === payment) flow.reset();
      }, navigationTimeoutMs);
      return checkout;
    },
    failed(error) {
      const payment = flow.current(method);
      if (payment) flow.fail(payment, error);
      else context.environment.report(error);
    },
  };
}
