import { orderPrefixOf, type Cart, type DeliveryTerm } from 'cart-fragment-contract';
import type { OrderData } from 'cart-fragment/analytics';
import { recall, remember } from '../panel/page-memory.ts';
import { currentShop } from '../shop/shops.ts';
import type { Payment } from './order-payment.ts';

/** An order with what its confirmation shows. */
export interface Order {
  readonly orderId: string;
  /** ISO timestamp. */
  readonly orderedAt: string;
  readonly cart: Cart;
  readonly terms: readonly DeliveryTerm[];
  readonly payment: Payment;
}

export function orderOf(cart: Cart, terms: readonly DeliveryTerm[], payment: Payment, now = new Date()): Order {
  return {
    orderId: payment.orderId ?? `1-${orderPrefixOf(currentShop().tenant)}${now.getTime()}`,
    orderedAt: now.toISOString(),
    // The choices make up most of a cart, and a tab stores little.
    cart: { ...cart, items: cart.items.map((item) => ({ ...item, availablePackagingOptions: [] })) },
    terms,
    payment,
  };
}

/** A shop has its orders on the server; the demo has the last one of each tenant in this tab. */
export function rememberOrder(order: Order): void {
  remember(nameOfOrder(), order);
}

export function lastOrder(): Order | null {
  return recall(nameOfOrder()) as Order | null;
}

function nameOfOrder(): string {
  return `order_${currentShop().tenant}`;
}

/** Returns what the analytics has to know of an order. */
export function orderDataOf({ orderId, cart, payment }: Order): OrderData {
  const { items, total, shipping, discount, coupon, totalDiscount, vouchers } = cart;
  return {
    orderId,
    items: items.map((item) => ({ ...item, packaging: item.selectedPackaging })),
    total,
    shipping: { id: shipping.method, price: shipping.price },
    discount: { campaign: discount?.campaign ?? null, coupon },
    discountTotal: totalDiscount,
    paymentVouchers: vouchers.map(({ deductedAtPurchase }) => ({ type: 'value_voucher', deductedAtPurchase })),
    payment: { paymentType: payment.type, isExpressPayment: payment.isExpress },
  };
}
