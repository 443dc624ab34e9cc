import { friendsCode, readCouponCode } from 'cart-fragment/api';
import type { StoredCart } from './stored-cart.ts';
import type { RuleContext } from './rule-context.ts';
import { objectionToContents, objectionToCoupon } from './coupon-conditions.ts';
import { findCoupon } from './coupons.ts';
import { couponDiscount, friendsDiscount } from './discount.ts';
import { priceLines, type PricedLine } from './priced-line.ts';
import { refuse } from './refusal.ts';

/** Redeems a code, which replaces the previous one. A refused code does not. */
export function addCoupon(cart: StoredCart, { coupon: text }: { coupon: string }, context: RuleContext): StoredCart {
  const lines = priceLines(cart.lines, context.assortment);
  const typed = readCouponCode(text);
  if (typed.toUpperCase() === friendsCode) return takeFriendsDiscount(cart, lines);
  const coupon = findCoupon(typed) ?? refuse(700);
  const objection = objectionToCoupon(coupon, context) ?? objectionToContents(coupon, lines);
  if (objection !== null) refuse(objection);
  if (friendsDiscount(lines).total > couponDiscount(lines, coupon).total) refuse(708);
  return { ...cart, coupon: { code: coupon.code } };
}

export function removeCoupon(cart: StoredCart): StoredCart {
  return { ...cart, coupon: null };
}

/** The friends discount applies automatically; its code only removes other codes. */
function takeFriendsDiscount(cart: StoredCart, lines: readonly PricedLine[]): StoredCart {
  return friendsDiscount(lines).total > 0 ? removeCoupon(cart) : refuse(711);
}
