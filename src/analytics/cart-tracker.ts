import type { Cart, CartItem } from '../domain/cart.ts';
import type { Tenant } from '../domain/tenant.ts';
import { type AnalyticsStorage, removeStoredData } from './analytics-storage.ts';
import { otherPushes, quantityDifferences, salePushes } from './cart-difference.ts';
import { countCart, type CountedCart, lastCounted, storeCounted, type VersionStep } from './counted-cart.ts';
import { beginCheckout, viewCart } from './ga4-cart-events.ts';
import type { Interaction, Push } from './ga4-events.ts';
import { skuOf } from './items.ts';
import { isUnknownPayment, paymentLabel } from './payment-labels.ts';
import { withoutReported } from './reported-sales.ts';
import { createRequestedChanges } from './requested-changes.ts';
import { sessionDigest } from './session-digest.ts';

/** Tracks the confirmed carts of one page. */
export interface CartTracker {
  /**
   * Pushes `view_cart` for the first cart, and for each later one how it differs from the previous one, whatever requests
   * caused that. Skips changes that another tab has counted or a page without a cart has pushed. Of the first cart, only
   * those changes count that an earlier page requested and could not count.
   */
  confirmed(cart: Cart, circumstances?: Circumstances): void;
  /** The shopper changed an item, or with null anything else in the cart, and no confirmed cart shows it yet. */
  changeRequested(item: CartItem | null): void;
  /** The page is being left, perhaps before its changes are confirmed. */
  left(): void;
  interacted(interaction: Interaction): void;
  /** The shopper proceeds to the order data or starts an express payment. */
  proceeded(): void;
  /** The cart became empty while its page was open. */
  emptied(): void;
  /** `mayPush` or `mayStore` returns something else than before. */
  consentChanged(): void;
  /** The shopper returned to the page, which may show an old cart. */
  returned(): void;
}

interface Circumstances {
  /** Whether another tab announced the cart. That tab counts it, even if its stored count is not visible here yet. */
  readonly isFromOtherTab?: boolean | undefined;
  /** Whether no requested change is pending. */
  readonly isSettled?: boolean | undefined;
}

export interface CartTrackerContext {
  push(push: Push): void;
  readonly storage: AnalyticsStorage;
  tenant(): Tenant;
  mayPush(): boolean;
  /** Otherwise the storage has only what this page has counted. */
  mayStore(): boolean;
}

/** A page pushes a change soon after the response to it, so a few steps are enough to recognize its version. */
const maxSteps = 10;

export function createCartTracker({ push, storage, tenant, mayPush, mayStore }: CartTrackerContext): CartTracker {
  let latest: Cart | null = null;
  /** All items that the page has shown, because the stored count may be older than the latest cart. */
  const seenItems = new Map<string, CartItem>();
  const requestedChanges = createRequestedChanges(storage);
  let isViewed = false;
  let hasReturned = false;
  let knownPayment: string | null = null;

  const toCounted = (cart: Cart, uncounted: readonly VersionStep[]) => countCart(cart, uncounted, storage, tenant());

  /** The stored count of the cart, by any tab. It lacks a version if the tab that should have counted it never got it. */
  function storedCount({ cartId }: Cart): CountedCart | null {
    const counted = lastCounted(storage);
    return counted?.cart === sessionDigest(storage, cartId) ? counted : null;
  }

  /**
   * Counts the first cart of this page, the first one with another id, or one that others may have counted unseen.
   * @param requestedSkus the changes in it that nobody else counts.
   */
  function countFirst(cart: Cart, requestedSkus = requestedChanges.all()): void {
    let counted = storedCount(cart);
    if (counted && counted.cartVersion > cart.cartVersion) {
      if (mayStore()) return;
      // No page has a newer cart than this one, so the shop has taken versions back.
      counted = null;
    }
    // Pages of the host push other changes that happened while no cart was open.
    if (counted) pushDifferences(counted, cart, cart, requestedSkus);
    else withoutReported(storage, [], { cart: sessionDigest(storage, cart.cartId), from: null, to: cart.cartVersion });
    const step: VersionStep = [counted?.cartVersion ?? 0, cart.cartVersion, requestedSkus];
    storeCounted(storage, toCounted(cart, [step, ...(counted?.uncounted ?? [])].slice(0, maxSteps)));
  }

  function countNext(before: Cart, cart: Cart): void {
    const counted = storedCount(cart) ?? toCounted(before, [[0, before.cartVersion, []]]);
    // Another tab has counted it, unless the shop has gone back to an older version.
    if (counted.cartVersion > cart.cartVersion && before.cartVersion <= cart.cartVersion) return;
    pushDifferences(counted, before, cart);
    storeCounted(storage, toCounted(cart, counted.uncounted));
  }

  /** @param onlySkus the changes that earlier pages requested, if only these count. */
  function pushDifferences(
    counted: CountedCart,
    before: Cart,
    cart: Cart,
    onlySkus: readonly string[] | null = null,
  ): void {
    const shown = { ...before, items: [...seenItems.values()] };
    const current = toCounted(cart, counted.uncounted);
    const { differences, isOrdered } = withoutReported(storage, quantityDifferences(counted, shown, cart, tenant()), {
      cart: counted.cart,
      from: counted.cartVersion,
      to: cart.cartVersion,
    });
    const countable = differences.filter(({ item }) => !onlySkus || onlySkus.includes(item.item_id));
    salePushes(countable, cart.total.gross.currencyCode).forEach(push);
    if (onlySkus) requestedChanges.remove(countable.map(({ item }) => item.item_id));
    if (onlySkus?.length === 0) return;
    // An order uses up coupons and vouchers, which is no interaction of the shopper.
    const base = isOrdered ? { ...counted, coupon: current.coupon, vouchers: current.vouchers } : counted;
    otherPushes(base, current, before, cart, tenant()).forEach(push);
  }

  function checkPayment({ selectedPaymentType }: Cart): void {
    if (selectedPaymentType === knownPayment) return;
    knownPayment = selectedPaymentType;
    const label = selectedPaymentType && paymentLabel(selectedPaymentType);
    if (label && isUnknownPayment(label)) push({ event: 'cart_interaction', interaction: 'error', error: label });
  }

  function view(cart: Cart): void {
    isViewed = true;
    push(viewCart(cart, tenant()));
    countFirst(cart);
  }

  return {
    confirmed(cart, { isFromOtherTab = false, isSettled = true } = {}) {
      const before = latest;
      latest = cart;
      for (const item of cart.items) seenItems.set(item.id, item);
      if (!mayPush()) return;
      if (!isViewed || !before) view(cart);
      else if (before.cartId !== cart.cartId || hasReturned) countFirst(cart);
      else if (!isFromOtherTab) countNext(before, cart);
      else if (!mayStore()) countFirst(cart, []);
      hasReturned = false;
      if (isSettled && !isFromOtherTab) requestedChanges.settle();
      checkPayment(cart);
    },
    changeRequested(item) {
      if (mayPush()) requestedChanges.add(item ? skuOf(item) : '');
    },
    left() {
      if (latest && mayPush()) requestedChanges.restore();
    },
    interacted(interaction) {
      if (mayPush()) push({ event: 'cart_interaction', ...interaction });
    },
    proceeded() {
      if (latest && mayPush()) push(beginCheckout(latest, 1, tenant()));
    },
    emptied() {
      if (latest && mayPush()) push(viewCart(latest, tenant()));
    },
    consentChanged() {
      if (!mayStore()) removeStoredData(storage);
      if (!latest || !mayPush()) return;
      if (isViewed) countFirst(latest, []);
      else view(latest);
    },
    returned: () => void (hasReturned = !mayStore()),
  };
}
