import { NetworkError } from '../../api/errors.ts';
import { createPaypalOrder, getPaypalOrder } from '../../api/operations/payment-methods.ts';
import { expressTexts } from '../../messages/express-texts.ts';
import {
  orderId,
  paymentOrderId,
  paypalOrderId,
  personalInformation,
  personalInformationCookie,
} from '../../storage/express-values.ts';
import type { StoreContext } from '../store-context.ts';
import type { ExpressFlow } from './express-flow.ts';
import type { Payment } from './express-state.ts';
import { createOrderOnce } from './order-once.ts';
import { reserveTickets, validatePayer } from './payment-calls.ts';
import type { PaypalFlow } from './provider-interface.ts';

const method = 'PayPal';

/** PayPal: the order is created before PayPal's window opens, and read after the shopper has approved it. */
export function createPaypalFlow(context: StoreContext, flow: ExpressFlow): PaypalFlow & { forget(): void } {
  const orders = createOrderOnce(({ purchase }) =>
    context.call(createPaypalOrder, { body: { cartId: purchase.cartId } }),
  );
  /** Whether the failure that PayPal reports next is shown already: PayPal reports a rejected `createOrder` as well. */
  let isFailureShown = false;

  function fail(payment: Payment, error: unknown): void {
    isFailureShown = true;
    flow.fail(payment, error);
  }

  async function pay(payment: Payment, approvedId: string): Promise<void> {
    const { step } = flow;
    const order = await step(payment, orders.of(payment));
    const [payer] = await Promise.all([
      step(payment, context.call(getPaypalOrder, { params: { id: approvedId } }, { signal: payment.signal })),
      flow.checkPurchase(payment),
    ]);
    const validated = validatePayer(context, payment, { ...payer, phoneNumber: null });
    const information = await step(payment, validated).catch((error: unknown) => {
      // With the same order, PayPal would return the refused payer again.
      if (!(error instanceof NetworkError)) orders.forget();
      throw error;
    });
    orderId.write(order.orderId);
    paymentOrderId.write(order.orderId);
    paypalOrderId.write(order.paypalOrderId);
    personalInformation.write(information);
    personalInformationCookie.write(information);
    flow.finish(payment);
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
        await flow.step(payment, reserveTickets(context, payment));
        const order = await flow.step(payment, orders.of(payment));
        return order.paypalOrderId;
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
      orders.forget();
      if (!isFailureShown) {
        // PayPal's own error may name the payer.
        context.environment.report(new Error('generic_paypal_express_error'));
        flow.stopWith(expressTexts.paypalFailed);
      }
      isFailureShown = false;
    },
    forget: () => orders.forget(),
  };
}
