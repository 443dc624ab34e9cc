import { NetworkError } from '../../api/errors.ts';
import { createPaypalOrder, getPaypalOrder } from '../../api/operations/payment-methods.ts';
import { CodedError } from '../../domain/coded-error.ts';
import { isCancellation } from '../../domain/failure.ts';
import { expressTexts } from '../../messages/express-texts.ts';
import { orderId, paymentOrderId, paypalOrderId } from '../../storage/express-values.ts';
import { personalInformation, personalInformationCookie } from '../../storage/payer-values.ts';
import { isUndecided } from '../calls/classify-error.ts';
import type { StoreContext } from '../cart/store-context.ts';
import type { ExpressFlow } from './express-flow.ts';
import type { Payment } from './express-state.ts';
import { createOrderOnce } from './order-once.ts';
import { reserveTickets, validatePayer } from './payment-calls.ts';
import type { PaypalFlow } from '../cart/provider-interface.ts';

const method = 'PayPal';

/** What has to be done before PayPal's window opens, and after the shopper has approved the order there. */
function createSteps(context: StoreContext, flow: ExpressFlow) {
  const orders = createOrderOnce(context, ({ shown: { cartId } }, options) =>
    context.call(createPaypalOrder, { body: { cartId } }, options),
  );
  const orderOf = (payment: Payment) => flow.submit(payment, (options) => orders.of(payment, options));

  async function order(payment: Payment): Promise<string> {
    await flow.confirmSum(payment);
    await flow.step(payment, reserveTickets(context, payment));
    return (await orderOf(payment)).paypalOrderId;
  }

  async function pay(payment: Payment, approvedId: string): Promise<void> {
    const created = await orderOf(payment);
    const { signal } = payment;
    const [payer] = await Promise.all([
      flow.step(payment, context.call(getPaypalOrder, { params: { id: approvedId } }, { signal })),
      flow.checkPurchase(payment),
    ]);
    const information = await flow.submit(payment, (options) =>
      validatePayer(context, { ...payer, phoneNumber: null }, options).catch(payerRefused),
    );
    orderId.write(created.orderId);
    paymentOrderId.write(created.orderId);
    paypalOrderId.write(created.paypalOrderId);
    personalInformation.write(information);
    personalInformationCookie.write(information);
    flow.finish(payment);
    orders.forget();
  }

  /** With the same order, PayPal would return the refused payer again. */
  function payerRefused(error: unknown): never {
    if (!(error instanceof NetworkError || isCancellation(error) || isUndecided(error))) orders.forget();
    throw error;
  }

  return { orders, order, pay };
}

export function createPaypalFlow(context: StoreContext, flow: ExpressFlow): PaypalFlow {
  const { orders, order, pay } = createSteps(context, flow);
  /** Whether the failure that PayPal reports next is shown already: PayPal reports a rejected `createOrder` as well. */
  let isFailureShown = false;

  function inTime<Result>(payment: Payment, calls: Promise<Result>): Promise<Result> {
    return flow.inTime(payment, calls, orders.forgetPending).catch((error: unknown) => {
      isFailureShown = true;
      throw error;
    });
  }

  return {
    clicked() {
      isFailureShown = false;
      return flow.begin(method) !== null;
    },
    async createOrder() {
      const payment = flow.current(method);
      if (!payment) throw new Error('there is no payment to create an order for');
      return inTime(payment, order(payment));
    },
    async approved(approvedId) {
      const payment = flow.confirm(method);
      await (payment && inTime(payment, pay(payment, approvedId)).catch(() => {}));
    },
    canceled: () => flow.cancel(method),
    failed() {
      // If the answer to the request for the order was lost, the next attempt has to request the same order.
      // A canceled attempt may have failed unseen since the last click.
      if (flow.current(method) || !isFailureShown) {
        orders.forget();
        // PayPal's own error may name the payer.
        context.environment.report(new CodedError('CF-504', 'generic_paypal_express_error'));
        flow.stopWith(method, expressTexts.paypalFailed);
      }
      isFailureShown = false;
    },
  };
}
