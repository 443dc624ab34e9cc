import type { Cart } from './cart.ts';
import { friendsCode } from './friends-discount.ts';

export type CouponFault = 'empty' | 'characters';

const longestLabel = 16;

/** The code as it is sent. */
export function readCouponCode(text: string): string {
  return text.trim().normalize();
}

/** What is wrong with a code, or null: letters, digits, hyphen and underscore are allowed (rulings, 25). */
export function checkCouponCode(text: string): CouponFault | null {
  const code = readCouponCode(text);
  if (code === '') return 'empty';
  return /^[\wäöüß-]+$/i.test(code) ? null : 'characters';
}

/** The code that is applied, or its campaign's name when the code has more than 16 characters; null without one. */
export function couponLabel(cart: Cart): string | null {
  if (cart.coupon === null) return null;
  const { code } = cart.coupon;
  return code.length <= longestLabel ? code : cart.discount?.campaign || code;
}

/** Whether the discount came by itself: it can be changed for another one, not deleted (specification, 4). */
export function isAutomaticDiscount(cart: Cart): boolean {
  return [cart.coupon?.code, cart.discount?.campaign].some((name) => name?.toUpperCase() === friendsCode);
}

/** Start-up errors that say the campaign is over: its cookies are removed (specification, 8). */
export function endsCampaign(errorCode: number): boolean {
  return errorCode === 702 || errorCode === 716;
}
