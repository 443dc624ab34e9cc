import { orderPrefixOf, type Cart } from 'cart-fragment/contract';
import type { OrderData } from 'cart-fragment/analytics';
import { recall, remember } from '../panel/page-memory.ts';
import type { Payment } from './order-payment.ts';
import { currentShop } from './shops.ts';

/** An order with what its confirmation shows. */
export interface Order extends OrderData {
  readonly items: Cart['items'];
  readonly total: Cart['total'];
}

export function orderOf(cart: Cart, payment: Payment): Order {
  const { items, total, shipping, discount, coupon, totalDiscount, vouchers } = cart;
  return {
    orderId: payment.orderId ?? `1-${orderPrefixOf(currentShop().tenant)}${Date.now()}`,
    items: items.map((item) => ({ ...item, packaging: item.selectedPackaging })),
    total,
    shipping: { id: shipping.method, price: shipping.price },
    discount: { campaign: discount?.campaign ?? null, coupon },
    discountTotal: totalDiscount,
    paymentVouchers: vouchers.map(({ deductedAtPurchase }) => ({ type: 'value_voucher', deductedAtPurchase })),
    payment: { paymentType: payment.type, isExpressPayment: payment.isExpress },
  };
}

/** A shop has its orders on the server; the demo has the last one in this tab. */
export function rememberOrder(order: Order): void {
  remember('order', order);
}

export function lastOrder(): Order | null {
  return recall('order') as Order | null;
}
