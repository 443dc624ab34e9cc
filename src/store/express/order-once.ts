import type { CallOptions } from '../../api/send-request.ts';
import { isSamePurchase, purchaseOf, type Purchase } from '../../domain/purchase.ts';
import { randomId } from '../../domain/random-id.ts';
import { isAmbiguous, isPreconditionFailed } from '../calls/classify-error.ts';
import type { StoreContext } from '../cart/store-context.ts';
import type { Payment } from './express-state.ts';

interface Attempt<Order> {
  readonly payment: Payment;
  readonly baseUrl: string;
  /** What the order is for: it may cost less than what the shopper has approved. */
  readonly purchase: Purchase;
  /** The same for every request that may create the same order. */
  readonly key: string;
  /** null if it has to be requested again. */
  order: Promise<Order> | null;
  isPending: boolean;
}

/**
 * Creates the order of a payment once: a second attempt to pay for the same purchase by the same method reuses the
 * order of the first, even if it is still in flight. An order whose answer is lost, or that the shop has refused because
 * of the version of the cart, is requested again with the same key; any other failed one with a new key.
 */
export function createOrderOnce<Order>(
  { state }: StoreContext,
  create: (payment: Payment, options: CallOptions) => Promise<Order>,
) {
  let last: Attempt<Order> | null = null;

  function earlierAttempt(payment: Payment): Attempt<Order> | null {
    if (last?.payment === payment) return last;
    const isSame =
      last?.payment.method === payment.method &&
      last.baseUrl === state.getState().data.baseUrl &&
      isSamePurchase(last.purchase, purchaseOf(payment.shown));
    return isSame ? last : null;
  }

  return {
    of(payment: Payment, { headers }: CallOptions): Promise<Order> {
      const earlier = earlierAttempt(payment);
      if (earlier?.order) return earlier.order;
      const key = earlier?.key ?? randomUuid();
      // Not aborted with the payment: the shop may have created the order already.
      const order = create(payment, { headers: { ...headers, 'Idempotency-Key': key } });
      const { baseUrl } = state.getState().data;
      const attempt = { payment, baseUrl, purchase: purchaseOf(payment.checked), key, order, isPending: true };
      last = attempt;
      order.then(
        () => (attempt.isPending = false),
        (error: unknown) => {
          if (last !== attempt) return;
          last = isAmbiguous(error) || isPreconditionFailed(error) ? { ...attempt, order: null } : null;
        },
      );
      return order;
    },
    /** At the last check, or if the order is unusable. One without an answer is kept: the shop may have created it. */
    forget(): void {
      if (last?.order && !last.isPending) last = null;
    },
    /** Lets the next attempt request the order again instead of waiting for an answer that takes too long. */
    forgetPending(): void {
      if (last?.isPending) last = { ...last, order: null };
    },
  };
}

/** `crypto.randomUUID` exists on secure pages only. Sets the version and the variant. */
function randomUuid(): string {
  return randomId().replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-8$4-');
}
