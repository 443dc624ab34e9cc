import { type Cart, shippingTitle } from '../domain/cart.ts';
import { toMinor } from '../domain/money.ts';
import { amountsOf, type SummaryKind, type SummaryRow } from '../domain/summary.ts';
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

/** By how much each row that has changed did so. */
function summaryChanges(before: Cart, after: Cart): SummaryRow[] {
  const was = amountsOf(before);
  return amountsOf(after)
    .map(({ kind, amount }, index) => ({ kind, amount: amount - (was[index]?.amount ?? 0) }))
    .filter(({ amount }) => amount !== 0);
}

/** What each row of the summary says about its new amount. */
export function sumNotes(before: Cart, after: Cart): Readonly<Partial<Record<SummaryKind, string>>> {
  const notes = Object.fromEntries(
    summaryChanges(before, after).map((row) => [
      row.kind,
      formatDifference(row.amount, after.total.gross.currencyCode),
    ]),
  );
  const shipping = shippingNote(before, after);
  // Free shipping has no row of its own.
  return shipping ? { ...notes, [toMinor(after.shipping.price.gross) > 0 ? 'shipping' : 'total']: shipping } : notes;
}

const results: readonly SummaryKind[] = ['total', 'savings', 'leftover'];

/** The row that has changed the total most. */
export function largestReason(before: Cart, after: Cart): string | undefined {
  const [largest] = summaryChanges(before, after)
    .filter(({ kind }) => !results.includes(kind))
    .sort((one, other) => Math.abs(other.amount) - Math.abs(one.amount));
  return (
    largest &&
    [texts.summaryRow[largest.kind], formatDifference(largest.amount, after.total.gross.currencyCode)].join(' ')
  );
}
