import type { Cart } from '../domain/cart.ts';
import type { Tenant } from '../domain/tenant.ts';
import type { AnalyticsStorage } from './analytics-storage.ts';
import { otherPushes, quantityDifferences, salePushes } from './cart-difference.ts';
import { countCart, type CountedCart, countOf, lastCounted, type VersionStep } from './counted-cart.ts';
import { discountedBy } from './ga4-cart-events.ts';
import type { Item, Push } from './ga4-events.ts';
import { itemOf } from './items.ts';
import { withoutReported } from './reported-sales.ts';
import { createRequestedChanges } from './requested-changes.ts';

export interface CounterContext {
  push(push: Push): void;
  readonly storage: AnalyticsStorage;
  tenant(): Tenant;
  /** Otherwise the storage has only what this page has counted. */
  mayStore(): boolean;
}

/** A page pushes a change soon after the response to it, so a few steps are enough to recognize its version. */
const maxSteps = 10;

/** Pushes what differs between a cart and the count of it that all tabs share, and stores the new count. */
export function createCartCounter({ push, storage, tenant, mayStore }: CounterContext) {
  const requestedChanges = createRequestedChanges(storage);
  /** Of all items that the page has shown, because the stored count may be older than the latest cart. */
  const descriptions = new Map<string, Item>();
  const toCounted = (cart: Cart, steps: readonly VersionStep[]) => countCart(cart, steps, storage, descriptions);

  /** @param onlySkus the changes that earlier pages requested, if only these count. */
  function countDifferences(
    counted: CountedCart,
    current: CountedCart,
    before: Cart,
    cart: Cart,
    onlySkus: readonly string[] | null = null,
  ): void {
    const all = quantityDifferences(counted, current, descriptions);
    const { differences, isOrdered } = withoutReported(storage, all, counted, current);
    lastCounted.write(storage, current);
    const countable = differences.filter(({ item }) => !onlySkus || onlySkus.includes(item.item_id));
    salePushes(countable, cart.total.gross.currencyCode).forEach(push);
    if (onlySkus) requestedChanges.remove(countable.map(({ item }) => item.item_id));
    if (onlySkus?.length === 0) return;
    // An order uses up coupons and vouchers, which is no interaction of the shopper.
    const base = isOrdered ? { ...counted, coupon: current.coupon, vouchers: current.vouchers } : counted;
    otherPushes(base, current, before, cart, tenant()).forEach(push);
  }

  return {
    requestedChanges,
    /** The page shows the cart. */
    describe(cart: Cart): void {
      for (const item of cart.items) descriptions.set(item.id, itemOf(item, discountedBy(cart, tenant())));
    },

    /**
     * Counts the first cart of this page, the first one with another id, or one that others may have counted unseen.
     * @param requestedSkus the changes in it that nobody else counts: pages of the host push those that happened while no
     *   cart was open.
     */
    countFirst(cart: Cart, requestedSkus = requestedChanges.all()): void {
      let counted = countOf(storage, cart.cartId);
      if (counted && counted.cartVersion > cart.cartVersion) {
        if (mayStore()) return;
        // No page has a newer cart than this one, so the shop has taken versions back.
        counted = null;
      }
      const step: VersionStep = [counted?.cartVersion ?? 0, cart.cartVersion, requestedSkus];
      const current = toCounted(cart, [step, ...(counted?.uncounted ?? [])].slice(0, maxSteps));
      countDifferences(counted ?? current, current, cart, cart, requestedSkus);
    },

    countNext(before: Cart, cart: Cart): void {
      const counted = countOf(storage, cart.cartId) ?? toCounted(before, [[0, before.cartVersion, []]]);
      // Another tab has counted it, unless the shop has gone back to an older version.
      if (counted.cartVersion > cart.cartVersion && before.cartVersion <= cart.cartVersion) return;
      countDifferences(counted, toCounted(cart, counted.uncounted), before, cart);
    },
  };
}
