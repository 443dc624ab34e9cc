import { newestFirst } from '../domain/newest-first.ts';
import { toPurchaseEvent } from './purchase-event.ts';
import { reportSale } from './reported-sales.ts';
import type { OrderData } from './shop-data.ts';
import type { TrackingContext } from './create-tracking-context.ts';

/** Earlier orders are stored as well, because the Back button can reopen their confirmation pages. */
const maxOrders = 20;

export function trackPurchases({ storage, search, mayPush, attempt, push }: TrackingContext) {
  /** Order ids of this page, which the storage may not have. */
  const pushedIds = new Set<string>();
  const awaitingConsent: OrderData[] = [];

  /** Of all pages, newest first. */
  const storedIds = () => storage.trackedOrderId.read()?.split(' ') ?? [];
  const store = (id: string) => storage.trackedOrderId.write(newestFirst(storedIds(), id, maxOrders).join(' '));

  function pushPurchase(order: OrderData): boolean {
    let isPushed = false;
    attempt(() => {
      const { orderId, cartId } = order;
      if (pushedIds.has(orderId) || storedIds().includes(orderId)) return;
      const purchase = toPurchaseEvent(order);
      pushedIds.add(orderId);
      store(orderId);
      reportSale(storage, purchase.items, { sign: -1, isOrder: true, cart: { cartId } });
      push({ event: 'purchase', ecommerce: purchase });
      isPushed = true;
      const productIds = order.items.flatMap(({ product }) => product.id ?? []);
      if (productIds.length > 0) search?.purchased(productIds, purchase.value, purchase.currency);
    });
    return isPushed;
  }

  return {
    purchase(order: OrderData): boolean {
      if (!mayPush()) awaitingConsent.push(order);
      return mayPush() && pushPurchase(order);
    },
    /** Stores the orders of this page if that is allowed now, and pushes those that waited. */
    consentGiven() {
      pushedIds.forEach(store);
      awaitingConsent.splice(0).forEach(pushPurchase);
    },
  };
}
