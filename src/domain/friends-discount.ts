import { type CartItem, isTicket } from './cart.ts';
import { reducedFrom } from './reduced-from.ts';

/** The code of the discount that applies automatically from the second voucher of an experience. */
export const friendsCode = 'FRIENDS';

export function isFriendsCode(code: string | undefined): boolean {
  return code?.toUpperCase() === friendsCode;
}

export function showsFriendsBadge(item: CartItem): boolean {
  return item.product.productType === 'Experience' && item.product.hasFriendsDiscount && !isTicket(item);
}

/** Whether the discount of an item that has it is offered, deducted, or excluded by a reduced price or another discount. */
export type FriendsDiscountState = 'offered' | 'deducted' | 'reduced' | 'replaced';

export function friendsDiscountState({ discount, product }: CartItem): FriendsDiscountState {
  if (isFriendsCode(discount?.campaign)) return 'deducted';
  if (reducedFrom(product)) return 'reduced';
  return discount ? 'replaced' : 'offered';
}
