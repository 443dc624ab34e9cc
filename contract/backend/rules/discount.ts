import { friendsCode, toMinor, type DiscountStatus } from 'cart-fragment/api';
import { discountableLines, objectionToContents } from './coupon-conditions.ts';
import { findCoupon, type Coupon } from './coupons.ts';
import { isReduced, sumOf, type PricedLine } from './priced-line.ts';
import { refusals } from './refusals.ts';

/** The discount of a cart, with its total in minor units. Discounts are never combined. */
export interface CartDiscount {
  readonly campaign: string | null;
  /** The code that applies; null without a discount. */
  readonly code: string | null;
  readonly total: number;
  readonly lineIds: ReadonlySet<string>;
  readonly status: DiscountStatus;
}

/**
 * Returns the discount of a cart. A redeemed code takes precedence over the friends discount. A code whose conditions
 * are no longer met leaves the cart and gives the reason; it comes back once they are met.
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
  return discount(saving > 0 ? coupon : null, saving, discountable);
}

/** Deducts 10% from each voucher after the first of an experience, each rounded separately. */
export function friendsDiscount(lines: readonly PricedLine[]): CartDiscount {
  const eligible = lines.filter(earnsFriendsDiscount);
  const saving = eligible.reduce(
    (sum, { product, line }) => sum + Math.round(toMinor(product.price.gross) / 10) * (line.quantity - 1),
    0,
  );
  return discount(saving > 0 ? { campaign: friendsCode, code: friendsCode } : null, saving, eligible);
}

function earnsFriendsDiscount(priced: PricedLine): boolean {
  const { product, line } = priced;
  return product.hasFriendsDiscount && line.appointment === null && line.quantity >= 2 && !isReduced(priced);
}

function discount(
  applied: Pick<Coupon, 'campaign' | 'code'> | null,
  total: number,
  lines: readonly PricedLine[],
): CartDiscount {
  const { campaign, code } = applied ?? { campaign: null, code: null };
  const lineIds = new Set(applied ? lines.map(({ line }) => line.id) : []);
  return { campaign, code, total, lineIds, status: { success: true, message: null } };
}
