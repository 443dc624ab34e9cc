import { isSamePurchase } from '../../domain/purchase.ts';
import type { Payment } from './express-flow.ts';

/**
 * Creates the order of a payment once: a second attempt to pay for the same purchase by the same method gets the order
 * of the first, also if that is still on its way. A failed one is forgotten.
 */
export function createOrderOnce<Order>(create: (payment: Payment) => Promise<Order>) {
  let last: { readonly payment: Payment; readonly order: Promise<Order>; hasArrived: boolean } | null = null;

  return {
    of(payment: Payment): Promise<Order> {
      const { method, purchase } = payment;
      if (last?.payment.method === method && isSamePurchase(last.payment.purchase, purchase)) return last.order;
      // Without the signal of the payment: the shop may have created the order already.
      const order = create(payment);
      const mine = { payment, order, hasArrived: false };
      last = mine;
      order.then(
        () => (mine.hasArrived = true),
        () => {
          if (last === mine) last = null;
        },
      );
      return order;
    },
    forget(): void {
      last = null;
    },
    /** The next attempt does not wait for an order that takes too long. */
    giveUp(): void {
      if (!last?.hasArrived) last = null;
    },
  };
}
