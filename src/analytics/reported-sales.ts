import type { Item } from './ga4-events.ts';
import { isItem, lastCounted, withoutCoupon } from './counted-cart.ts';
import { sessionDigest } from './session-digest.ts';
import type { CartVersion } from './shop-data.ts';
import { type AnalyticsStorage, readField, writeField } from './analytics-storage.ts';

/**
 * An item that a page without a cart pushed as added, removed or ordered. The next cart element that sees the effect skips
 * it.
 */
interface Report {
  /** Digest of the cart's id; empty if the page did not pass one. */
  readonly cart: string;
  /** The first version of the cart with the change; null if the page did not pass one. */
  readonly version: number | null;
  /** Negative for removed and ordered items. */
  readonly quantity: number;
  readonly item: Item;
  readonly isOrder: boolean;
}

/** A changed quantity of an item. */
export interface Difference {
  readonly item: Item;
  /** Negative if it decreased. */
  readonly quantity: number;
}

const fieldName = 'reported';
const maxReports = 200;

interface SaleDetails {
  readonly sign: 1 | -1;
  readonly isOrder?: boolean;
  readonly cart?: CartVersion | undefined;
}

/**
 * Stores the items that a page is about to push. Returns those that it should push: all, unless a cart element has already
 * counted that version.
 */
export function reportSale(
  storage: AnalyticsStorage,
  items: readonly Item[],
  { sign, isOrder = false, cart }: SaleDetails,
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
  writeField(storage, fieldName, [...readReports(storage), ...reports].slice(-maxReports));
  return items;
}

interface VersionRange {
  /** Digest of the cart's id. */
  readonly cart: string;
  /** The version that was counted last; null if none was. */
  readonly from: number | null;
  readonly to: number;
}

/**
 * Subtracts the changes that pages have pushed from the differences of a cart, and removes them from the storage. A pushed
 * change that the cart does not show was undone, so its inverse is added to the differences.
 */
export function withoutReported(
  storage: AnalyticsStorage,
  differences: readonly Difference[],
  { cart, from, to }: VersionRange,
): { readonly differences: readonly Difference[]; readonly isOrdered: boolean } {
  const reports = readReports(storage);
  if (reports.length === 0) return { differences, isOrdered: false };
  let remaining = differences;
  let isOrdered = false;
  const unmatched = reports.flatMap((report): Report[] => {
    const { version, quantity, item } = report;
    if (report.cart && report.cart !== cart) return [];
    if (version !== null && version > to) return [report];
    if (from === null || (version !== null && version <= from)) return [];
    const subtracted = subtract(remaining, item.item_id, quantity);
    remaining = subtracted.differences;
    isOrdered ||= report.isOrder && subtracted.rest !== quantity;
    if (subtracted.rest === 0) return [];
    if (version === null) return [{ ...report, quantity: subtracted.rest }];
    remaining = [...remaining, { item, quantity: -subtracted.rest }];
    return [];
  });
  writeField(storage, fieldName, unmatched);
  return { differences: remaining, isOrdered };
}

/** Subtracts a quantity from the differences of a SKU with the same sign; `rest` is the part that they lack. */
function subtract(differences: readonly Difference[], sku: string, quantity: number) {
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
  const stored = readField(storage, fieldName);
  return Array.isArray(stored) ? stored.filter(isReport) : [];
}

function isReport(value: unknown): value is Report {
  const { cart, version, quantity, item, isOrder } = (value ?? {}) as Partial<Record<keyof Report, unknown>>;
  return (
    typeof cart === 'string' &&
    (version === null || Number.isSafeInteger(version)) &&
    Number.isSafeInteger(quantity) &&
    isItem(item) &&
    typeof isOrder === 'boolean'
  );
}
