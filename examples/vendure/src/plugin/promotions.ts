import { LanguageCode, PromotionCondition, PromotionLineAction, PromotionOrderAction } from '@vendure/core';
import type { OrderLine, OrderLineDiscountDistributionStrategy, RequestContext } from '@vendure/core';

const text = (value: string) => [{ languageCode: LanguageCode.de, value }];

/** Boxes and experiences that are not reduced. */
function isDiscountable(ctx: RequestContext, { productVariant, listPrice }: OrderLine): boolean {
  const { productType, listPrices } = productVariant.customFields;
  const original = (JSON.parse(listPrices ?? '{}') as Record<string, number>)[ctx.channel.code] ?? 0;
  return (productType === 'Experience' || productType === 'Box') && original <= listPrice;
}

/** A percentage of everything that can be discounted, rounded for each line. */
export const percentageOfDiscountable = new PromotionLineAction({
  code: 'percentage-of-discountable',
  args: { percentage: { type: 'int' } },
  description: text('{ percentage } % auf Erlebnisse und Boxen, die nicht reduziert sind'),
  execute: (ctx, line, { percentage }) =>
    isDiscountable(ctx, line) ? -Math.round((line.listPrice * line.quantity * percentage) / 100) : 0,
});

/** Only what can be discounted bears a part of the amount: on value vouchers, which are not taxed, it would lower no tax. */
export const discountDistribution: OrderLineDiscountDistributionStrategy = {
  getWeight: (ctx, line) => (isDiscountable(ctx, line) ? line.proratedLinePrice : 0),
};

/** A fixed amount, up to the sum of everything that can be discounted. */
export const amountOffDiscountable = new PromotionOrderAction({
  code: 'amount-off-discountable',
  args: { amount: { type: 'int' }, minimum: { type: 'int', defaultValue: 0 } },
  description: text('{ amount } Cent auf Erlebnisse und Boxen, ab { minimum } Cent'),
  execute(ctx, order, { amount, minimum }) {
    const lines = order.lines.filter((line) => isDiscountable(ctx, line));
    const sum = lines.reduce((all, line) => all + line.listPrice * line.quantity, 0);
    return sum < minimum ? 0 : -Math.min(amount, sum);
  },
});

/** 10 % on each voucher of an experience after the first one. */
export const friendsDiscount = new PromotionLineAction({
  code: 'friends-discount',
  args: {},
  description: text('Freunde-Rabatt: 10 % ab dem zweiten Gutschein eines Erlebnisses'),
  execute(ctx, line) {
    const { customFields, productVariant, quantity, listPrice } = line;
    const earns = productVariant.customFields.friendsDiscount && customFields.appointment === null;
    return earns && isDiscountable(ctx, line) ? -Math.round(listPrice / 10) * (quantity - 1) : 0;
  },
});

/** Discounts are not combined: a code replaces the friends discount. */
export const withoutCode = new PromotionCondition({
  code: 'without-code',
  args: {},
  description: text('Ohne Rabattcode'),
  check: (_ctx, order) => order.couponCodes.length === 0,
});
