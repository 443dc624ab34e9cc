import type { Cart } from '../../domain/cart.ts';
import { itemRows } from '../../domain/item-row.ts';

/** The number of rows of each entry of a list, by id, in order. */
export type RowCounts = ReadonlyMap<string, number>;

export function rowsOfItems({ items }: Cart): RowCounts {
  return new Map(items.map((item) => [item.id, itemRows(item).length]));
}

export function rowsOfVouchers({ vouchers }: Cart): RowCounts {
  return new Map(vouchers.map(({ id }) => [id, 1]));
}

/** The index of the first row of an entry. */
export function firstRowOf(rows: RowCounts, id: string): number {
  let first = 0;
  for (const [other, count] of rows) {
    if (other === id) break;
    first += count;
  }
  return first;
}

/**
 * How many of the rows above a place are left in the next version of the list.
 * @param removed the indexes of the rows that were removed, because the equal rows of tickets cannot be distinguished.
 */
export function rowsLeftAbove(index: number, before: RowCounts, now: RowCounts, removed: readonly number[]): number {
  let left = 0;
  let first = 0;
  for (const [id, count] of before) {
    if (first >= index) break;
    const rest = now.get(id) ?? 0;
    const above = Math.min(count, index - first);
    const gone = removed.filter((row) => row >= first && row < first + above).length;
    left += above === count ? rest : Math.min(above - gone, rest);
    first += count;
  }
  return left;
}
