import type { Item } from './events.ts';
import { isItem, lastCounted, withoutCoupon } from './counted-cart.ts';
import { sessionDigest } from './session-digest.ts';
import type { CartVersion } from './shop-data.ts';
import { type AnalyticsStorage, readField, writeField } from './storage.ts';

/**
 * What pages without a cart have pushed: additions, removals and orders. The next cart element that sees their effect
 * does not push it again.
 */
interface Report {
  /** Digest of the cart's id; empty if the page did not name it. */
  readonly cart: string;
  /** The version with which the cart shows it; null if the page did not name it. */
  readonly version: number | null;
  /** Negative for what was removed or ordered. */
  readonly quantity: number;
  readonly item: Item;
  readonly isOrder: boolean;
}

/** An item of which a cart has more or less than before. */
export interface Difference {
  readonly item: Item;
  /** Negative for less. */
  readonly quantity: number;
}

const name = 'reported';
const mostReports = 200;

interface Sale {
  readonly sign: 1 | -1;
  readonly isOrder?: boolean;
  readonly cart?: CartVersion | undefined;
}

/**
 * Remembers that a page is about to push items. Returns those that it should push: not what a cart element, which has seen
 * that version already, did.
 */
export function reportSale(
  storage: AnalyticsStorage,
  items: readonly Item[],
  { sign, isOrder = false, cart }: Sale,
): readonly Item[] {
  const { cartId, cartVersion } = cart ?? {};
  const digest = cartId ? sessionDigest(storage, cartId) : '';
  const version = digest && Number.isSafeInteger(cartVersion) ? Number(cartVersion) : null;
  const last = lastCounted(storage);
  if (version !== null && last?.cart === digest && version <= last.cartVersion) {
    const step = last.uncounted.find(([from, to]) => from < version && version <= to);
    return step ? items.filter(({ item_id }) => !step[2].includes(item_id)) : [];
  }
  const reports = items.map((item): Report => {
    return { cart: digest, version, quantity: item.quantity * sign, item: withoutCoupon(item), isOrder };
  });
  writeField(storage, name, [...readReports(storage), ...reports].slice(-mostReports));
  return items;
}

interface Step {
  /** Digest of the cart's id. */
  readonly cart: string;
  /** The version that was counted last; null if none of this cart was. */
  readonly from: number | null;
  readonly to: number;
}

/**
 * Leaves out of what a cart has changed what pages have pushed, and forgets that. What the cart should show and does not
 * has been undone by somebody, and is a difference in its turn.
 */
export function withoutReported(
  storage: AnalyticsStorage,
  differences: readonly Difference[],
  { cart, from, to }: Step,
): { readonly differences: readonly Difference[]; readonly isOrdered: boolean } {
  const reports = readReports(storage);
  if (reports.length === 0) return { differences, isOrdered: false };
  let left = differences;
  let isOrdered = false;
  const kept = reports.flatMap((report): Report[] => {
    const { version, quantity, item } = report;
    if (report.cart && report.cart !== cart) return [];
    if (version !== null && version > to) return [report];
    if (from === null || (version !== null && version <= from)) return [];
    const taken = takeFrom(left, item.item_id, quantity);
    left = taken.differences;
    isOrdered ||= report.isOrder && taken.rest !== quantity;
    if (taken.rest === 0) return [];
    if (version === null) return [{ ...report, quantity: taken.rest }];
    left = [...left, { item, quantity: -taken.rest }];
    return [];
  });
  writeField(storage, name, kept);
  return { differences: left, isOrdered };
}

/** Takes a quantity from the differences of a SKU that go the same way; `rest` is what they do not hold. */
function takeFrom(differences: readonly Difference[], sku: string, quantity: number) {
  let rest = quantity;
  const left = differences.flatMap((difference) => {
    if (difference.item.item_id !== sku || difference.quantity * rest <= 0) return difference;
    const taken = Math.sign(rest) * Math.min(Math.abs(rest), Math.abs(difference.quantity));
    rest -= taken;
    const remaining = difference.quantity - taken;
    return remaining === 0 ? [] : { ...difference, quantity: remaining };
  });
  return { differences: left, rest };
}

function readReports(storage: AnalyticsStorage): readonly Report[] {
  const given = readField(storage, name);
  return Array.isArray(given) ? given.filter(isReport) : [];
}

function isReport(given: unknown): given is Report {
  const { cart, version, quantity, item, isOrder } = (given ?? {}) as Partial<Record<keyof Report, unknown>>;
  return (
    typeof cart === 'string' &&
    (version === null || Number.isSafeInteger(version)) &&
    Number.isSafeInteger(quantity) &&
    isItem(item) &&
    typeof isOrder === 'boolean'
  );
}
