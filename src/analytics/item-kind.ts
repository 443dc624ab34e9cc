import { isTicket } from '../domain/cart.ts';
import { isFriendsCode } from '../domain/friends-discount.ts';
import { reducedFrom } from '../domain/reduced-from.ts';
import { fold } from '../domain/spelling.ts';
import type { ItemVariant, PriceCategory } from './ga4-events.ts';
import type { Line } from './read-shop-data.ts';

const variants = new Map<string, ItemVariant>([
  ['box', 'box'],
  ['valuevoucher', 'value_voucher'],
  ['giftwrap', 'gift_wrap'],
  ['bookingtype', 'booking_type'],
  ['directbooking', 'booking_type'],
  ['directcontact', 'booking_type'],
  ['partnerchat', 'booking_type'],
]);

export function itemVariantOf(line: Line): ItemVariant | null {
  const type = fold(line.product.productType);
  if (type === 'experience') return isTicket(line) ? 'experience_ticket' : 'experience_voucher';
  return variants.get(type) ?? null;
}

export function priceCategoryOf({ product, discount }: Line): PriceCategory {
  if (product.discountType === 'FriendDiscount' || isFriendsCode(discount?.campaign)) return 'friends discount';
  return product.discountType === 'StrikePrice' || reducedFrom(product) ? 'special' : 'regular';
}

/** Whether a discount code can apply to an item. */
export function isDiscountable(line: Line): boolean {
  const { productType } = line.product;
  return (productType === 'Experience' || productType === 'Box') && priceCategoryOf(line) === 'regular';
}
