import { itemRows } from '../../domain/item-row.ts';
import { confirmedCart } from '../../store/cart/cart-selectors.ts';
import type { CartState } from '../../store/cart/cart-state.ts';
import type { Removal, RemovalPlace } from '../../store/cart/removal.ts';

/** The lines above each row of an item or voucher, and then those below its last row. */
export type LinesOfRows = readonly (readonly Removal[])[];

/** By the id of the item or voucher; those of an empty list by ''. */
export type Lines = ReadonlyMap<string, LinesOfRows>;

type PlacedLines = Readonly<Record<RemovalPlace, Lines>>;

/** Its key is a new array whenever the cart or the order changes. */
const placed = new WeakMap<readonly Removal[], PlacedLines>();

export function placedLines(state: CartState): PlacedLines {
  const { removed, order } = state;
  const known = placed.get(removed);
  if (known) return known;
  const { items = [], vouchers = [] } = confirmedCart(state) ?? {};
  const of = (at: RemovalPlace, rows: ReadonlyMap<string, number>) =>
    placeLines(
      order?.[at] ?? [],
      removed.filter((removal) => removal.at === at),
      rows,
    );
  const lines: PlacedLines = {
    items: of('items', new Map(items.map((item) => [item.id, itemRows(item).length]))),
    vouchers: of('vouchers', new Map(vouchers.map(({ id }) => [id, 1]))),
    coupon: of('coupon', new Map()),
  };
  placed.set(removed, lines);
  return lines;
}

/** Finds the rows at which the lines of a list stand. @param rows the numbers of rows, by id. */
export function placeLines(
  order: readonly string[],
  removed: readonly Removal[],
  rows: ReadonlyMap<string, number>,
): Lines {
  const lines = new Map<string, Removal[][]>();
  let waiting: Removal[] = [];
  for (const id of removed.length > 0 ? order : []) {
    const own = removed.filter(({ of }) => of === id);
    const count = rows.get(id);
    if (count === undefined) {
      waiting.push(...own);
      continue;
    }
    const above = [...Array(count).keys()].map((index) => own.filter((removal) => placeOf(removal) === index));
    above[0]?.unshift(...waiting);
    lines.set(id, above);
    waiting = own.filter((removal) => placeOf(removal) >= count);
  }
  const last = [...lines.values()].at(-1);
  if (last) last.push(waiting);
  else lines.set('', [waiting]);
  return new Map([...lines].filter(([, above]) => above.some(({ length }) => length > 0)));
}

/** The first of several tickets leaves its card to the next one, which stays where it is. */
const placeOf = ({ row }: Removal) => Math.max(row, 1);
