import { fromMinor, sumMinor, toMinor } from '../domain/money.ts';
import { packagingTypes } from '../domain/packaging.ts';
import { fold } from '../domain/spelling.ts';
import { currencyOf, orderPrefixOf, taxRateOf, tenants, type Tenant } from '../domain/tenant.ts';
import type { Item, PurchaseEvent } from './ga4-events.ts';
import { itemOf, packagingLabel } from './items.ts';
import { paymentLabel } from './payment-labels.ts';
import { readLine, readMoney } from './read-shop-data.ts';
import type { OrderData } from './shop-data.ts';

/** The tenant in the order id determines the tax rate. @throws Error 'Cannot map tenant from invalid order ID'. */
export function toPurchaseEvent(order: OrderData): PurchaseEvent {
  const tenant = tenantOfOrderId(order.orderId);
  const total = readMoney(order.total, currencyOf(tenant));
  const { currencyCode } = total;
  const paid = toMinor(total);
  const net = Math.round(paid / taxRateOf(tenant));
  const vouchers = (order.paymentVouchers ?? [])
    .filter(({ type }) => !type || fold(type) === 'valuevoucher')
    .flatMap(({ deductedAtPurchase }) => (deductedAtPurchase ? [readMoney(deductedAtPurchase, currencyCode)] : []));
  const deducted = sumMinor(vouchers);
  const coupon = order.discount?.coupon?.code;
  const { shipping, discountTotal, payment } = order;
  const shared = { tenant, coupon: coupon ?? null, campaign: order.discount?.campaign ?? null };
  return {
    transaction_id: order.orderId,
    currency: currencyCode,
    value: fromMinor(net, currencyCode).amount,
    tax: fromMinor(paid - net, currencyCode).amount,
    shipping: shipping?.price ? readMoney(shipping.price, currencyCode).amount : 0,
    ...(shipping?.id && { shipping_tier: shipping.id }),
    discount: discountTotal ? readMoney(discountTotal, currencyCode).amount : 0,
    ...(coupon && { coupon }),
    deducted_share: deducted > 0 ? deducted / (paid + deducted) : 0,
    ...(payment?.paymentType && { payment_type: paymentLabel(payment.paymentType) }),
    express_payment: payment?.isExpressPayment ?? false,
    items: order.items.map((item): Item => {
      const { type } = item.packaging ?? {};
      return {
        ...itemOf(readLine(item, currencyCode), shared),
        affiliation: tenant,
        ...(type && { packaging: packagingLabel(packagingTypes.read(type)) }),
      };
    }),
  };
}

function tenantOfOrderId(orderId: string): Tenant {
  const found = tenants.find((tenant) => `${orderId}`.startsWith(`1-${orderPrefixOf(tenant)}`));
  if (found === undefined) throw new Error('Cannot map tenant from invalid order ID');
  return found;
}
