import type { Cart } from './cart.ts';
import { amountsOf, type SummaryRow } from './summary.ts';

/** By how much each row that has changed did so. */
export function summaryChanges(before: Cart, after: Cart): SummaryRow[] {
  const was = amountsOf(before);
  return amountsOf(after)
    .map(({ kind, amount }, index) => ({ kind, amount: amount - (was[index]?.amount ?? 0) }))
    .filter(({ amount }) => amount !== 0);
}
