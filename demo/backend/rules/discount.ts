import { friendsCode, toMinor, type DiscountStatus } from 'cart-fragment/contract';
import { discountableLines, objectionToContents } from './coupon-conditions.ts';
import { findCoupon, type Coupon } from './coupons.ts';
import { isReduced, sumOf, type PricedLine } from './priced-line.ts';
import { refusals } from './refusals.ts';

/** The one discount of a cart; discounts are never combined. Its total is in minor units. */
export interface CartDiscount {
  readonly campaign: string | null;
  readonly total: number;
  readonly lineIds: ReadonlySet<string>;
  readonly status: DiscountStatus;
}

/**
 * A redeemed code comes before the friends discount. A code whose conditions the cart has ceased to meet
 * stays in the cart, saves nothing and says why.
 */
export function discountOf(lines: readonly PricedLine[], code: string | null): CartDiscount {
  const coupon = code === null ? undefined : findCoupon(code);
  const objection = coupon && lines.length > 0 ? objectionToContents(coupon, lines) : null;
  if (coupon && objection === null) return couponDiscount(lines, coupon);
  const status = { success: objection === null, message: objection && refusals[objection].message };
  return { ...friendsDiscount(lines), status };
}

export function couponDiscount(lines: readonly PricedLine[], coupon: Coupon): CartDiscount {
  const discountable = discountableLines(lines);
  const sum = sumOf(discountable);
  const saving =
    'percent' in coupon.saving ? Math.round((sum * coupon.saving.percent) / 100) : Math.min(coupon.saving.fixed, sum);
  return discount(saving > 0 ? coupon.campaign : null, saving, discountable);
}

/** 10% off each piece after the first of the same experience (specification, 9), rounded for each piece. */
export function friendsDiscount(lines: readonly PricedLine[]): CartDiscount {
  const eligible = lines.filter(earnsFriendsDiscount);
  const saving = eligible.reduce(
    (sum, { product, line }) => sum + Math.round(toMinor(product.price.gross) / 10) * (line.quantity - 1),
    0,
  );
  return discount(saving > 0 ? friendsCode : null, saving, eligible);
}

function earnsFriendsDiscount(priced: PricedLine): boolean {
  const { product, line } = priced;
  return product.hasFriendsDiscount && line.appointment === null && line.quantity >= 2 && !isReduced(priced);
}

function discount(campaign: string | null, total: number, lines: readonly PricedLine[]): CartDiscount {
  const lineIds = new Set(campaign === null ? [] : lines.map(({ line }) => line.id));
  return { campaign, total, lineIds, status: { success: true, message: null } };
}
