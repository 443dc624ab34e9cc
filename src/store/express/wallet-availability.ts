import type { StoreApi } from 'zustand/vanilla';
import type { OperationArguments } from '../../api/operation.ts';
import { isCancellation } from '../../api/errors.ts';
import { getPaymentAvailability } from '../../api/operations/payment-methods.ts';
import { walletMethods, type WalletMethod } from '../../domain/express-method.ts';
import { toMinor } from '../../domain/money.ts';
import { amountText } from '../../domain/purchase.ts';
import { confirmedCart } from '../cart-selectors.ts';
import type { StoreContext } from '../store-context.ts';
import { withAvailability, type Availability, type ExpressState } from './express-state.ts';

type Query = OperationArguments<typeof getPaymentAvailability>['query'];

/**
 * Asks the shop which wallets are available, and again whenever the sum or the shipping has changed (specification, 4).
 * Returns a function that stops.
 */
export function watchAvailability(context: StoreContext, express: StoreApi<ExpressState>): () => void {
  const { state, environment, rateLimit } = context;
  let asked: string | undefined;
  let asking = new AbortController();

  function set(method: WalletMethod, changes: Partial<Availability>): void {
    express.setState((before) => withAvailability(before, method, changes));
  }

  function follow(): void {
    const cart = confirmedCart(state.getState());
    // There is nothing to pay in a cart without a sum.
    const amount = cart ? toMinor(cart.total.gross) : 0;
    const query =
      cart && amount > 0 ? { totalAmount: amountText({ amount }), shippingMethod: cart.shipping.method ?? '' } : null;
    const question = JSON.stringify(query);
    if (question === asked) return;
    asked = question;
    asking.abort();
    asking = new AbortController();
    for (const method of walletMethods) {
      if (query) void ask(method, query, asking.signal);
      else set(method, { status: 'done', available: false });
    }
  }

  function answer(method: WalletMethod, available: boolean): void {
    set(method, { status: 'done', available });
    const isChosen = confirmedCart(state.getState())?.selectedPaymentType === method;
    if (isChosen && !available) environment.track({ event: 'paymentUnavailable', paymentType: method });
  }

  async function ask(method: WalletMethod, query: Query, signal: AbortSignal): Promise<void> {
    set(method, { status: 'pending' });
    try {
      if (rateLimit.isActive()) await rateLimit.over();
      if (signal.aborted) return;
      const input = { params: { id: method }, query };
      const { available } = await context.call(getPaymentAvailability, input, { signal });
      if (!signal.aborted) answer(method, available);
    } catch (error) {
      if (signal.aborted || isCancellation(error)) return;
      environment.report(error);
      answer(method, false);
    }
  }

  follow();
  const stop = state.subscribe((now, before) => {
    if (now.phase !== before.phase) follow();
  });
  return () => {
    stop();
    asking.abort();
  };
}
