import { type CartItem, isTicket } from './cart.ts';

/** The code of the discount that applies automatically from the second voucher of an experience. */
export const friendsCode = 'FRIENDS';

/** Shown for a friends-discount experience without an appointment. */
export function showsFriendsBadge(item: CartItem): boolean {
  return item.product.productType === 'Experience' && item.product.hasFriendsDiscount && !isTicket(item);
}
