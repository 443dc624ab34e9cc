import type { CartItem } from './cart.ts';
import { fold } from './spelling.ts';

/** What an item is for reports (specification, 3: tracking variants). */
export type ItemVariant =
  'experience_voucher' | 'experience_ticket' | 'booking_type' | 'box' | 'value_voucher' | 'gift_wrap';

const variants = new Map<string, ItemVariant>([
  ['box', 'box'],
  ['valuevoucher', 'value_voucher'],
  ['giftwrap', 'gift_wrap'],
  ['directbooking', 'booking_type'],
  ['directcontact', 'booking_type'],
  ['partnerchat', 'booking_type'],
]);

/**
 * The tracking variant of an item. A product type that names a way of booking gives `booking_type`;
 * one that nobody knows gives null.
 */
export function itemVariantOf(item: CartItem): ItemVariant | null {
  const type = fold(item.product.productType);
  if (type === 'experience') return isTicket(item) ? 'experience_ticket' : 'experience_voucher';
  return variants.get(type) ?? null;
}

/** Whether the item is bound to an appointment. */
export function isTicket(item: CartItem): boolean {
  return item.appointment !== null;
}
