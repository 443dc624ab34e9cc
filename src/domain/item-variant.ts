import { isTicket } from './cart.ts';
import type { Product } from './product.ts';
import { fold } from './spelling.ts';

/** The kind of an item in analytics. */
export type ItemVariant =
  | 'experience_voucher'
  | 'experience_ticket'
  | 'booking_type'
  | 'box'
  | 'value_voucher'
  | 'gift_wrap';

const variants = new Map<string, ItemVariant>([
  ['box', 'box'],
  ['valuevoucher', 'value_voucher'],
  ['giftwrap', 'gift_wrap'],
  ['bookingtype', 'booking_type'],
  ['directbooking', 'booking_type'],
  ['directcontact', 'booking_type'],
  ['partnerchat', 'booking_type'],
]);

/** An item, or a product that analytics counts like one. */
interface Sold {
  readonly product: Pick<Product, 'productType' | 'scoringFactor'>;
  readonly appointment: object | null;
}

export function itemVariantOf(item: Sold): ItemVariant | null {
  const type = fold(item.product.productType);
  if (type === 'experience') return isTicket(item) ? 'experience_ticket' : 'experience_voucher';
  return variants.get(type) ?? null;
}

/** The probability that the item is never redeemed, from 0 to 1. */
export function noShowFactorOf(item: Sold): number {
  return item.product.scoringFactor?.noShow ?? (itemVariantOf(item) === 'experience_ticket' ? 0 : 0.395);
}

/** The shop's share of the price, from 0 to 1. */
export function marginOf(item: Sold): number {
  return item.product.scoringFactor?.margin ?? 0.3332;
}
