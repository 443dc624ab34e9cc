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
import { createOrderOnce } from './order-once.ts';
import { reserveTickets, validatePayer } from './payment-calls.ts';
import { type PaymentFailure, PaymentStopped } from './payment-failure.ts';
import type { WalletFlow, WalletSheet } from '../cart/provider-interface.ts';

/** Google Pay and Apple Pay, both through the card provider. */
export function createWalletFlow(context: StoreContext, flow: ExpressFlow): WalletFlow {
  const sessions = createOrderOnce(context, ({ method }, options) =>
    context.call(createPaymentSession, { body: { paymentType: method } }, options).catch((error: unknown) => {
      if (!isUnusable(error)) throw error;
      context.environment.report(error);
      throw new PaymentStopped(expressTexts.sessionNotCreated);
    }),
  );

  async function pay(payment: Payment, sheet: WalletSheet): Promise<void> {
    const { step, submit, checkPurchase } = flow;
    const objection = await step(payment, sheet.submit());
    if (objection !== null) throw new PaymentStopped(objection, { walletReason: 'invalid_billing_address' });
    await step(payment, reserveTickets(context, payment));
    const payer = payerOfCard(sheet.billingDetails);
    await Promise.all([submit(payment, (options) => validatePayer(context, payer, options)), checkPurchase(payment)]);
    const session = await submit(payment, (options) => sessions.of(payment, options));
    const [token] = await Promise.all([step(payment, sheet.createToken()), checkPurchase(payment)]);
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
      const failed = ({ walletReason, text }: PaymentFailure) => sheet.fail(walletReason, text);
      await flow.inTime(payment, pay(payment, sheet), sessions.forgetPending, failed).catch(() => {});
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
