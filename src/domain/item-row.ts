import type { CartItem } from './cart.ts';
import { isTicket } from './item-variant.ts';
import { fromMinor, toMinor, type Money } from './money.ts';

/** One row of the cart's list. */
export interface ItemRow {
  /** Unique among the rows of a cart, and stable while the item is in the cart. */
  readonly key: string;
  readonly item: CartItem;
  /** 1 for each row of a ticket. */
  readonly quantity: number;
  /** This row's share of the item's total. The shares add up exactly. */
  readonly total: Money;
}

/** Limit of ticket rows per item (rulings, 60). A single row for the rest keeps the page usable. */
const maxRows = 100;

/** One row for each unit of an appointment ticket, a single row for everything else (rulings, 19). */
export function itemRows(item: CartItem): ItemRow[] {
  const { quantity, id } = item;
  const total = item.total.gross;
  if (!isTicket(item) || quantity > maxRows) return [{ key: id, item, quantity, total }];
  const minor = toMinor(total);
  const share = (unit: number) => Math.floor((minor * (unit + 1)) / quantity) - Math.floor((minor * unit) / quantity);
  return Array(quantity)
    .fill(null)
    .map((_, unit) => ({
      key: `${id}/${unit}`,
      item,
      quantity: 1,
      total: fromMinor(share(unit), total.currencyCode),
    }));
}
