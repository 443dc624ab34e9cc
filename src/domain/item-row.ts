import { type CartItem, isTicket } from './cart.ts';
import { fromMinor, toMinor, type Money } from './money.ts';

export interface ItemRow {
  /** Unique among the rows of a cart, and stable while the item is in the cart. */
  readonly key: string;
  readonly item: CartItem;
  /** The index of a ticket among those of its item; null for another item. */
  readonly ticket: number | null;
  /** 1 for a ticket, except in the row that groups the tickets beyond the limit. */
  readonly quantity: number;
  /** This row's share of the item's total. The shares add up exactly. */
  readonly total: Money;
}

/** Ticket rows per item. One more row groups the rest, so that a large quantity cannot make the page unusable. */
const maxRows = 100;

/** Returns a row for each unit of a ticket, and a single row for any other item. */
export function itemRows(item: CartItem): ItemRow[] {
  const { quantity, id } = item;
  const total = item.total.gross;
  if (!isTicket(item)) return [{ key: id, item, ticket: null, quantity, total }];
  const minor = toMinor(total);
  const upTo = (units: number) => Math.floor((minor * units) / quantity);
  return Array(Math.min(quantity, maxRows + 1))
    .fill(null)
    .map((_, unit) => {
      const end = unit === maxRows ? quantity : unit + 1;
      const share = fromMinor(upTo(end) - upTo(unit), total.currencyCode);
      return { key: `${id}/${unit}`, item, ticket: unit, quantity: end - unit, total: share };
    });
}
