import { isSamePurchase } from '../../domain/purchase.ts';
import type { Payment } from './express-state.ts';

/**
 * Creates the order of a payment once: a second attempt to pay for the same purchase by the same method reuses the
 * order of the first, even if it is still in flight. A failed order is created again.
 */
export function createOrderOnce<Order>(create: (payment: Payment) => Promise<Order>) {
  let last: { readonly payment: Payment; readonly order: Promise<Order>; isPending: boolean } | null = null;

  return {
    of(payment: Payment): Promise<Order> {
      const { method, purchase } = payment;
      if (last?.payment.method === method && isSamePurchase(last.payment.purchase, purchase)) return last.order;
      // Not aborted with the payment: the shop may have created the order already.
      const order = create(payment);
      const entry = { payment, order, isPending: true };
      last = entry;
      order.then(
        () => (entry.isPending = false),
        () => {
          if (last === entry) last = null;
        },
      );
      return order;
    },
    forget(): void {
      last = null;
    },
    /** Lets the next attempt create another order instead of waiting for one that takes too long. */
    forgetPending(): void {
      if (last?.isPending) last = null;
    },
  };
}
