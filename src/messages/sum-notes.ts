import { type Cart, shippingTitle } from '../domain/cart.ts';
import { toMinor } from '../domain/money.ts';
import { amountsOf, type SummaryKind } from '../domain/summary.ts';
import { formatDifference, formatMoney } from './format.ts';
import { say } from './say.ts';
import { texts } from './texts.ts';

/** Why the price of the shipping is another one; empty if it is not. */
export function shippingNote(before: Cart, after: Cart): string {
  const { method, price } = after.shipping;
  const amount = toMinor(price.gross);
  // Without a method, the price is not known.
  if (method === null || amount === toMinor(before.shipping.price.gross)) return '';
  const title = amount > 0 && shippingTitle(after);
  return say`Versand jetzt ${amount > 0 ? formatMoney(price.gross) : texts.free}${title ? say` (${title})` : ''}`;
}

/** Each row whose amount has changed, and by how much. */
function summaryChanges(before: Cart, after: Cart) {
  const was = amountsOf(before);
  return amountsOf(after)
    .map(({ kind, amount }, index) => ({ kind, change: amount - (was[index]?.amount ?? 0) }))
    .filter(({ change }) => change !== 0)
    .map((row) => ({ ...row, text: formatDifference(row.change, after.total.gross.currencyCode) }));
}

/** What each row of the summary says about its new amount. */
export function sumNotes(before: Cart, after: Cart): Readonly<Partial<Record<SummaryKind, string>>> {
  const notes = Object.fromEntries(summaryChanges(before, after).map(({ kind, text }) => [kind, text]));
  const shipping = shippingNote(before, after);
  // Free shipping has no row of its own.
  return shipping ? { ...notes, [toMinor(after.shipping.price.gross) > 0 ? 'shipping' : 'total']: shipping } : notes;
}

const results: readonly SummaryKind[] = ['total', 'savings', 'leftover'];

/** The row that has changed the total most. */
export function largestReason(before: Cart, after: Cart): string | undefined {
  const [largest] = summaryChanges(before, after)
    .filter(({ kind }) => !results.includes(kind))
    .sort((one, other) => Math.abs(other.change) - Math.abs(one.change));
  return largest && say`${texts.summaryRow[largest.kind]} ${largest.text}`;
}
