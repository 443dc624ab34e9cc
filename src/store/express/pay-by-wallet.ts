import { ApiError, InvalidResponseError } from '../../api/errors.ts';
import { createPaymentSession } from '../../api/operations/payment-methods.ts';
import { walletMethods } from '../../domain/express-method.ts';
import { payerOfCard } from '../../domain/payer.ts';
import { expressTexts } from '../../messages/express-texts.ts';
import { cardClientSecret, orderId, paymentOrderId } from '../../storage/express-values.ts';
import { givesReason, isGone } from '../classify-error.ts';
import type { StoreContext } from '../store-context.ts';
import type { ExpressFlow, Payment } from './express-flow.ts';
import { createOrderOnce } from './order-once.ts';
import type { WalletFlow, WalletSheet } from './payment-providers.ts';
import { PaymentStopped } from './payment-stopped.ts';

/** Milliseconds from the confirmation to the confirmation token. Apple Pay closes its sheet after 30 s. */
const timeToPay = 25_000;

/** Google Pay and Apple Pay (specification, 4: Card express flow). */
export function createWalletFlow(context: StoreContext, flow: ExpressFlow): WalletFlow & { forget(): void } {
  const sessions = createOrderOnce(({ method }) =>
    context.call(createPaymentSession, { body: { paymentType: method } }).catch((error: unknown) => {
      if (!isUnusable(error)) throw error;
      context.environment.report(error);
      throw new PaymentStopped(expressTexts.sessionNotCreated);
    }),
  );

  async function pay(payment: Payment, sheet: WalletSheet): Promise<void> {
    const { step } = flow;
    const objection = await step(payment, sheet.submit());
    if (objection !== null) throw new PaymentStopped(objection, { walletFailure: 'invalid_billing_address' });
    await flow.reserve(payment);
    await Promise.all([flow.validate(payment, payerOfCard(sheet.billingDetails)), flow.checkPurchase(payment)]);
    const session = await step(payment, sessions.of(payment));
    const [token] = await Promise.all([step(payment, sheet.createToken()), flow.checkPurchase(payment)]);
    if ('message' in token) throw new PaymentStopped(token.message);
    orderId.write(session.orderId);
    paymentOrderId.write(session.orderId);
    cardClientSecret.write(JSON.stringify({ clientSecret: session.stripeClientSecret, confirmationTokenId: token.id }));
    flow.finish(payment);
  }

  async function inTime(paying: Promise<void>): Promise<void> {
    let stop = () => {};
    const tooLate = new Promise<never>((_, reject) => {
      stop = context.later(() => {
        sessions.giveUp();
        reject(new PaymentStopped(expressTexts.tooSlow));
      }, timeToPay);
    });
    try {
      await Promise.race([paying, tooLate]);
    } finally {
      stop();
    }
  }

  return {
    clicked: (method, shownAmount) => flow.begin(method, shownAmount) !== null,
    async confirmed(method, sheet) {
      const payment = flow.confirm(method);
      if (!payment) return sheet.fail('fail', expressTexts.unknown);
      try {
        await inTime(pay(payment, sheet));
      } catch (error) {
        const isClosed = payment.signal.aborted;
        const { failure, text } = flow.fail(payment, error);
        if (!isClosed) sheet.fail(failure, text);
      }
    },
    cancelled: () => flow.cancel(...walletMethods),
    forget: () => sessions.forget(),
  };
}

/** Neither a refusal with a reason nor a lost answer, nor an expired login: the shop has made no session. */
function isUnusable(error: unknown): boolean {
  if (error instanceof ApiError) return isGone(error) || (error.status >= 500 && !givesReason(error));
  return (
    error instanceof InvalidResponseError && ![401, 403, 409, 429].includes(error.status) && !error.details.redirectedTo
  );
}
