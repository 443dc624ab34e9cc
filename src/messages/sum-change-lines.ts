import { shippingTitle, type Cart } from '../domain/cart.ts';
import { isZero, toMinor, type CurrencyCode } from '../domain/money.ts';
import { sumParts, type SumPart } from '../domain/sum-change.ts';
import { formatMinor, formatMoney } from './format.ts';
import { shippingMethodName } from './shipping-method-names.ts';
import { texts } from './texts.ts';
import { say } from './say.ts';

/** What has changed the total, and the shipping price if that has changed, one line each. */
export function sumChangeLines(before: Cart, after: Cart): readonly string[] {
  const { currencyCode } = after.total.gross;
  if (currencyCode !== before.total.gross.currencyCode) return [];
  const isOtherTotal = toMinor(before.total.gross) !== toMinor(after.total.gross);
  const parts = isOtherTotal ? sumParts(before, after).map((part) => partText(part, currencyCode)) : [];
  return [parts.join(' · '), shippingLine(before, after)].filter((line) => line !== '');
}

function partText({ kind, title, amount }: SumPart, currencyCode: CurrencyCode): string {
  return say`${amount > 0 ? '+' : ''}${formatMinor(amount, currencyCode)} ${labelOf(kind, title)}`;
}

function labelOf(kind: SumPart['kind'], title: string | null): string {
  switch (kind) {
    case 'friends':
      return texts.friendsBadge;
    case 'other':
      return 'Sonstiges';
    case 'shipping':
      // The usual method is simply the shipping, as in the summary.
      return title?.replace(/^Standardv/, 'V') ?? texts.summaryRow[kind];
    default:
      return title ?? texts.summaryRow[kind];
  }
}

function shippingLine(before: Cart, { shipping, ...after }: Cart): string {
  const price = shipping.price.gross;
  // Without a method, the price is not known.
  if (shipping.method === null || toMinor(price) === toMinor(before.shipping.price.gross)) return '';
  if (isZero(price)) return `Versand jetzt ${texts.free}`;
  const title = shippingTitle({ shipping, ...after }) ?? shippingMethodName(shipping.method);
  return say`Versand jetzt ${formatMoney(price)}${title ? say` (${title})` : ''}`;
}
