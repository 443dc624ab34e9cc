import type { AnalyticsStorage } from './analytics-storage.ts';
import { type CountedCart, isItem, lastCounted, withoutCoupon } from './counted-cart.ts';
import type { Item } from './ga4-events.ts';
import { sessionDigest } from './session-digest.ts';
import type { CartVersion } from './shop-data.ts';
import { type Checked, hasForm, isBoolean, isInteger, isText, sharedField } from './stored-form.ts';

/** A difference that a page without a cart pushed. The next cart element that sees the effect skips it. */
const isReport = hasForm({
  /** Digest of the cart's id. */
  cart: isText,
  /** The first version of the cart with the change. */
  version: isInteger,
  /** Negative if it decreased. */
  quantity: isInteger,
  item: isItem,
  isOrder: isBoolean,
});
type Report = Checked<typeof isReport>;
export type Difference = Pick<Report, 'item' | 'quantity'>;

const maxReports = 200;

const reported = sharedField<readonly unknown[]>('reported', Array.isArray);
const readReports = (storage: AnalyticsStorage) => (reported.read(storage) ?? []).filter(isReport);

interface SaleDetails {
  readonly sign: 1 | -1;
  readonly isOrder?: boolean;
  readonly cart?: CartVersion | undefined;
}

/**
 * Stores the items that a page is about to push. Returns those that it should push: all, unless a cart element has already
 * counted that version. Without a version, the change is expected in the next version of the cart that was counted last.
 */
export function reportSale(
  storage: AnalyticsStorage,
  items: readonly Item[],
  { sign, isOrder = false, cart: { cartId, cartVersion } = {} }: SaleDetails,
): readonly Item[] {
  const last = lastCounted.read(storage);
  const cart = cartId ? sessionDigest(storage, cartId) : last?.cart;
  const counted = last?.cart === cart ? last : null;
  const next = counted ? counted.cartVersion + 1 : null;
  const version = cartId && Number.isSafeInteger(cartVersion) ? Number(cartVersion) : next;
  // The next cart element views the cart for the first time, and counts nothing.
  if (cart === undefined || version === null) return items;
  if (counted && version <= counted.cartVersion) {
    const step = counted.uncounted.find(([from, to]) => from < version && version <= to);
    return step ? items.filter(({ item_id }) => !step[2].includes(item_id)) : [];
  }
  const reports = items.map((item): Report => {
    return { cart, version, quantity: item.quantity * sign, item: withoutCoupon(item), isOrder };
  });
  reported.write(storage, [...readReports(storage), ...reports].slice(-maxReports));
  return items;
}

/**
 * Subtracts the changes that pages have pushed from the differences of a cart, and removes them from the storage. A pushed
 * change that the cart does not show was undone, so its inverse is added to the differences.
 * @param differences between two versions of a cart.
 */
export function withoutReported(
  storage: AnalyticsStorage,
  differences: readonly Difference[],
  { cartVersion: from }: CountedCart,
  { cart, cartVersion: to }: CountedCart,
): { readonly differences: readonly Difference[]; readonly isOrdered: boolean } {
  const reports = readReports(storage);
  let remaining = differences;
  let isOrdered = false;
  for (const { item, quantity, isOrder, ...report } of reports) {
    if (report.cart !== cart || report.version <= from || report.version > to) continue;
    let rest = quantity;
    remaining = remaining.map((difference) => {
      if (difference.item.item_id !== item.item_id || difference.quantity * rest <= 0) return difference;
      const taken = Math.sign(rest) * Math.min(Math.abs(rest), Math.abs(difference.quantity));
      rest -= taken;
      return { ...difference, quantity: difference.quantity - taken };
    });
    isOrdered ||= isOrder && rest !== quantity;
    remaining = [...remaining, { item, quantity: -rest }];
  }
  const unseen = reports.filter((report) => report.cart !== cart || report.version > to);
  if (unseen.length < reports.length) reported.write(storage, unseen);
  return { differences: remaining.filter(({ quantity }) => quantity !== 0), isOrdered };
}
