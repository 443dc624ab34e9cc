import { ApiError, InvalidResponseError } from '../../api/errors.ts';
import { createPaymentSession } from '../../api/operations/payment-methods.ts';
import { walletMethods, type WalletMethod } from '../../domain/express-method.ts';
import { payerOfCard } from '../../domain/payer.ts';
import { expressTexts } from '../../messages/express-texts.ts';
import { cardClientSecret, orderId, paymentOrderId } from '../../storage/express-values.ts';
import { givesReason, isGone, isUndecided } from '../calls/classify-error.ts';
import type { StoreContext } from '../cart/store-context.ts';
import type { ExpressFlow } from './express-flow.ts';
import type { Payment } from './express-state.ts';
import { payInTime } from './pay-in-time.ts';
import { createOrderOnce } from './order-once.ts';
import { reserveTickets, validatePayer } from './payment-calls.ts';
import { PaymentStopped } from './payment-failure.ts';
import type { WalletFlow, WalletSheet } from '../cart/provider-interface.ts';

export function createWalletSessions(context: StoreContext) {
  return createOrderOnce(context, ({ method }, headers) =>
    context.call(createPaymentSession, { body: { paymentType: method } }, { headers }).catch((error: unknown) => {
      if (!isUnusable(error)) throw error;
      context.environment.report(error);
      throw new PaymentStopped(expressTexts.sessionNotCreated);
    }),
  );
}

/** Google Pay and Apple Pay, both through the card provider. */
export function createWalletFlow(
  context: StoreContext,
  flow: ExpressFlow,
  sessions: ReturnType<typeof createWalletSessions>,
): WalletFlow {
  async function pay(payment: Payment, sheet: WalletSheet): Promise<void> {
    const { step } = flow;
    const objection = await step(payment, sheet.submit());
    if (objection !== null) throw new PaymentStopped(objection, { walletReason: 'invalid_billing_address' });
    await step(payment, reserveTickets(context, payment));
    const validate = () => validatePayer(context, payment, payerOfCard(sheet.billingDetails));
    await Promise.all([flow.submit(payment, validate), flow.checkPurchase(payment)]);
    const session = await flow.submit(payment, () => sessions.of(payment));
    const [token] = await Promise.all([step(payment, sheet.createToken()), flow.checkPurchase(payment)]);
    if ('message' in token) throw new PaymentStopped(token.message);
    orderId.write(session.orderId);
    paymentOrderId.write(session.orderId);
    cardClientSecret.write(JSON.stringify({ clientSecret: session.stripeClientSecret, confirmationTokenId: token.id }));
    flow.finish(payment);
    sessions.forget();
  }

  /** What the open sheet shows; null if it is closed. */
  let sheetAmount: number | null = null;

  /** A sheet that stays open after a failure confirms again without another click. */
  function confirmAgain(method: WalletMethod): Payment | null {
    return sheetAmount !== null && flow.begin(method, sheetAmount) ? flow.confirm(method) : null;
  }

  return {
    clicked(method, shownAmount) {
      const hasBegun = flow.begin(method, shownAmount) !== null;
      sheetAmount = hasBegun ? shownAmount : null;
      return hasBegun;
    },
    async confirmed(method, sheet) {
      const payment = flow.confirm(method) ?? confirmAgain(method);
      if (!payment) return sheet.fail('fail', expressTexts.unknown);
      try {
        await payInTime(context, pay(payment, sheet), () => sessions.forgetPending());
      } catch (error) {
        const isClosed = payment.signal.aborted;
        const { walletReason, text } = flow.fail(payment, error);
        if (!isClosed) sheet.fail(walletReason, text);
      }
    },
    canceled() {
      sheetAmount = null;
      flow.cancel(...walletMethods);
    },
  };
}

/** Whether the shop has created no session: neither a refusal with a reason, nor a lost answer, nor an expired login. */
function isUnusable(error: unknown): boolean {
  if (error instanceof ApiError) return isGone(error) || (error.status >= 500 && !givesReason(error));
  return error instanceof InvalidResponseError && !isUndecided(error);
}
