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
import type { ExpressFlow, Payment } from './express-flow.ts';
import { createOrderOnce } from './order-once.ts';
import type { PaypalFlow } from './payment-providers.ts';

const method = 'PayPal';

/** PayPal (specification, 4: PayPal express flow). */
export function createPaypalFlow(context: StoreContext, flow: ExpressFlow): PaypalFlow & { forget(): void } {
  const orders = createOrderOnce(({ purchase }) =>
    context.call(createPaypalOrder, { body: { cartId: purchase.cartId } }),
  );
  /** Whether PayPal is about to tell of a failure that came from here. */
  let hasTold = false;

  function fail(payment: Payment, error: unknown): void {
    hasTold = true;
    flow.fail(payment, error);
  }

  async function pay(payment: Payment, approvedId: string): Promise<void> {
    const { step } = flow;
    const order = await step(payment, orders.of(payment));
    const [payer] = await Promise.all([
      step(payment, context.call(getPaypalOrder, { params: { id: approvedId } }, { signal: payment.signal })),
      flow.checkPurchase(payment),
    ]);
    const information = await flow.validate(payment, { ...payer, phoneNumber: null }).catch((error: unknown) => {
      // PayPal would offer the payer that was refused again.
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
      hasTold = false;
      return flow.begin(method) !== null;
    },
    async createOrder() {
      const payment = flow.current(method);
      if (!payment) throw new Error('there is no payment to create an order for');
      try {
        await flow.reserve(payment);
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
    cancelled: () => flow.cancel(method),
    failed() {
      orders.forget();
      if (!hasTold) {
        // What PayPal says may name the payer.
        context.environment.report(new Error('generic_paypal_express_error'));
        flow.stopWith(expressTexts.paypalFailed);
      }
      hasTold = false;
    },
    forget: () => orders.forget(),
  };
}
