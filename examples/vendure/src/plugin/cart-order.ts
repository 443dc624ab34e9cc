import { pick } from '@vendure/common/lib/pick';
import type { Order } from '@vendure/core';
import type { LineAppointment } from './appointments.js';
import { appliedOffer, offersIn } from './shipping.js';
import { vouchersIn } from './vouchers.js';

export type CartOrder = ReturnType<typeof cartOrderOf>;

/** What the gateway needs of the loaded order for the cart of the contract, in minor units. */
export function cartOrderOf(order: Order, appointments: ReadonlyMap<string, LineAppointment>) {
  const { customFields, surcharges, discounts, lines } = order;
  const offers = offersIn(customFields);
  return {
    id: String(order.id),
    ...pick(order, ['code', 'totalWithTax', 'shippingWithTax', 'couponCodes']),
    ...pick(customFields, ['cartVersion', 'settledAt', 'loyaltyNumber', 'scrid']),
    packagingWithTax: surcharges.reduce((sum, { priceWithTax }) => sum + priceWithTax, 0),
    discounts: discounts.map(({ description, amountWithTax }) => ({ campaign: description, amountWithTax })),
    offers,
    method: appliedOffer(customFields.chosenShipping, offers)?.method ?? null,
    vouchers: vouchersIn(customFields),
    lines: lines.map((line) => ({
      id: String(line.id),
      sku: line.productVariant.sku,
      ...pick(line, ['quantity', 'unitPriceWithTax', 'linePriceWithTax']),
      design: line.customFields.design,
      campaign: line.discounts[0]?.description ?? null,
      appointment: appointments.get(String(line.id)) ?? null,
    })),
  };
}
