import type { RuleContext } from './rule-context.ts';
import type { Coupon } from './coupons.ts';
import { isReduced, sumOf, type PricedLine } from './priced-line.ts';
import type { RefusalCode } from './refusals.ts';

/** Returns why a code cannot be redeemed regardless of the items; null if it can. */
export function objectionToCoupon(coupon: Coupon, context: RuleContext): RefusalCode | null {
  const now = context.now.toISOString();
  if (coupon.refusedWith) return coupon.refusedWith;
  if (coupon.validUntil && now > coupon.validUntil) return 702;
  if (coupon.validFrom && now < coupon.validFrom) return 703;
  if (coupon.tenants && !coupon.tenants.includes(context.assortment.tenant)) return 704;
  if (!coupon.automatic && !context.loggedIn) return 710;
  return null;
}

/** Returns why the items do not meet a code's conditions; null if they do. */
export function objectionToContents(coupon: Coupon, lines: readonly PricedLine[]): RefusalCode | null {
  if (lines.length === 0) return 709;
  const discountable = discountableLines(lines);
  if (discountable.length === 0) return whyNothingIsDiscountable(lines);
  return sumOf(discountable) < (coupon.minimum ?? 0) ? 706 : null;
}

/** Returns boxes and experiences that are not reduced. */
export function discountableLines(lines: readonly PricedLine[]): readonly PricedLine[] {
  return lines.filter((line) => isDiscountableType(line) && !isReduced(line));
}

function isDiscountableType({ product }: PricedLine): boolean {
  return product.productType === 'Experience' || product.productType === 'Box';
}

function whyNothingIsDiscountable(lines: readonly PricedLine[]): RefusalCode {
  if (lines.every(({ product }) => product.productType === 'ValueVoucher')) return 705;
  return lines.some(isDiscountableType) ? 707 : 711;
}
