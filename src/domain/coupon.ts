import type { Cart } from './cart.ts';
import { isFriendsCode } from './friends-discount.ts';

const longestLabel = 16;

/** The applied code, or the campaign's name if the code is too long. */
export function couponLabel(cart: Cart): string | null {
  if (cart.coupon === null) return null;
  const { code } = cart.coupon;
  return code.length <= longestLabel ? code : cart.discount?.campaign || code;
}

/** Whether the discount was applied automatically. It can be replaced but not deleted. */
export function isAutomaticDiscount(cart: Cart): boolean {
  return [cart.coupon?.code, cart.discount?.campaign].some(isFriendsCode);
}

/** The code that can be deleted: not a discount that was applied automatically. */
export function removableCoupon(cart: Cart): Cart['coupon'] {
  return isAutomaticDiscount(cart) ? null : cart.coupon;
}

/** Whether an initial error means that the campaign has ended, so that its cookies have to be removed. */
export function endsCampaign(errorCode: number | null): boolean {
  return errorCode === 702 || errorCode === 716;
}
