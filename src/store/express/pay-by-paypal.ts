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
import { payInTime } from './pay-in-time.ts';
import { createOrderOnce } from './order-once.ts';
import { reserveTickets, validatePayer } from './payment-calls.ts';
import type { PaypalFlow } from '../cart/provider-interface.ts';

const method = 'PayPal';

export function createPaypalOrders(context: StoreContext) {
  return createOrderOnce(context, ({ purchase }, headers) =>
    context.call(createPaypalOrder, { body: { cartId: purchase.cartId } }, { headers }),
  );
}

type PaypalOrders = ReturnType<typeof createPaypalOrders>;

/** The calls of a payment: before PayPal's window opens, and after the shopper has approved the order there. */
function createSteps(context: StoreContext, flow: ExpressFlow, orders: PaypalOrders) {
  /** With the same order, PayPal would return the refused payer again. */
  function payerRefused(error: unknown): never {
    if (!(error instanceof NetworkError || isCancellation(error) || isUndecided(error))) orders.forget();
    throw error;
  }

  async function order(payment: Payment): Promise<string> {
    await flow.confirmSum(payment);
    await flow.step(payment, reserveTickets(context, payment));
    return (await flow.submit(payment, () => orders.of(payment))).paypalOrderId;
  }

  async function pay(payment: Payment, approvedId: string): Promise<void> {
    const { step } = flow;
    const created = await flow.submit(payment, () => orders.of(payment));
    const [payer] = await Promise.all([
      step(payment, context.call(getPaypalOrder, { params: { id: approvedId } }, { signal: payment.signal })),
      flow.checkPurchase(payment),
    ]);
    const validate = () => validatePayer(context, payment, { ...payer, phoneNumber: null }).catch(payerRefused);
    const information = await flow.submit(payment, validate);
    orderId.write(created.orderId);
    paymentOrderId.write(created.orderId);
    paypalOrderId.write(created.paypalOrderId);
    personalInformation.write(information);
    personalInformationCookie.write(information);
    flow.finish(payment);
    orders.forget();
  }

  const inTime = <Result>(paying: Promise<Result>) => payInTime(context, paying, () => orders.forgetPending());
  return {
    order: (payment: Payment) => inTime(order(payment)),
    pay: (payment: Payment, approvedId: string) => inTime(pay(payment, approvedId)),
  };
}

/** Passes on what PayPal's button reports. */
export function createPaypalFlow(context: StoreContext, flow: ExpressFlow, orders: PaypalOrders): PaypalFlow {
  const { order, pay } = createSteps(context, flow, orders);
  /** Whether the failure that PayPal reports next is shown already: PayPal reports a rejected `createOrder` as well. */
  let isFailureShown = false;

  function fail(payment: Payment, error: unknown): void {
    isFailureShown = true;
    flow.fail(payment, error);
  }

  return {
    clicked() {
      isFailureShown = false;
      return flow.begin(method) !== null;
    },
    async createOrder() {
      const payment = flow.current(method);
      if (!payment) throw new Error('there is no payment to create an order for');
      try {
        return await order(payment);
      } catch (error) {
        fail(payment, error);
        throw error;
      }
    },
    async approved(approvedId) {
      const payment = flow.confirm(method);
      if (!payment) return;
      try {
        await pay(payment, approvedId);
      } catch (error) {
        fail(payment, error);
      }
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
