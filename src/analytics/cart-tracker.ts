import type { Cart, CartItem } from '../domain/cart.ts';
import type { Tenant } from '../domain/tenant.ts';
import { createAskedChanges } from './asked-changes.ts';
import { otherPushes, quantityDifferences, salePushes } from './cart-difference.ts';
import { beginCheckout, viewCart } from './cart-events.ts';
import { countCart, type CountedCart, lastCounted, rememberCounted, type Step } from './counted-cart.ts';
import type { Interaction, Push } from './events.ts';
import { skuOf } from './items.ts';
import { isUnknownPayment, paymentLabel } from './payment-labels.ts';
import { withoutReported } from './reported-sales.ts';
import { sessionDigest } from './session-digest.ts';
import { type AnalyticsStorage, forgetAll } from './storage.ts';

/** Tells the data layer of the confirmed carts that one page shows. */
export interface CartTracker {
  /**
   * The first cart is viewed; each later one is counted by how it differs from the one before, whatever requests were
   * made for it. What another tab has counted is not counted again, and neither is what a page without a cart has pushed.
   * Of the first cart, only what a page before has asked for and could not count is counted.
   */
  confirmed(cart: Cart, circumstances?: Circumstances): void;
  /** The shopper has changed an item, or something else of the cart, and no cart has confirmed it yet. */
  asked(itemId: string | null): void;
  interacted(interaction: Interaction): void;
  /** The shopper proceeds to the order data, or pays here and now. */
  proceeded(): void;
  /** The cart was emptied, and its page stays. */
  emptied(): void;
  /** The visitor has given or withdrawn the consent. */
  consentChanged(): void;
}

interface Circumstances {
  /** Whether another tab announced the cart. It counts it, and its storage may be late to show here. */
  readonly isFollowed?: boolean | undefined;
  /** Whether nothing is left that the shopper has asked for. */
  readonly isSettled?: boolean | undefined;
}

export interface CartTrackerWorld {
  push(push: Push): void;
  readonly storage: AnalyticsStorage;
  tenant(): Tenant;
  hasConsent(): boolean;
}

/** Pages push soon after the shop's answer. */
const mostSteps = 10;

export function createCartTracker({ push, storage, tenant, hasConsent }: CartTrackerWorld): CartTracker {
  let last: Cart | null = null;
  /** Every item that was in the cart, since what is counted may be behind what the page has shown. */
  const seen = new Map<string, CartItem>();
  const asked = createAskedChanges(storage);
  let isViewed = false;
  let knownPayment: string | null = null;

  const countNow = (cart: Cart, uncounted: readonly Step[]) => countCart(cart, uncounted, storage, tenant());

  /** Begins to count a cart that this page has not shown before. */
  function begin(cart: Cart): void {
    const counted = countedOf(cart);
    if (counted && counted.cartVersion > cart.cartVersion) return;
    // What changed while no page could count it, such as on pages of the host, is left to those.
    const skus = asked.all();
    if (counted) count(counted, cart, cart, skus);
    else withoutReported(storage, [], { cart: sessionDigest(storage, cart.cartId), from: null, to: cart.cartVersion });
    const step: Step = [counted?.cartVersion ?? 0, cart.cartVersion, skus];
    rememberCounted(storage, countNow(cart, [step, ...(counted?.uncounted ?? [])].slice(0, mostSteps)));
  }

  function follow(before: Cart, cart: Cart): void {
    const counted = countedOf(cart) ?? countNow(before, [[0, before.cartVersion, []]]);
    if (counted.cartVersion > cart.cartVersion) return;
    count(counted, before, cart);
    rememberCounted(storage, countNow(cart, counted.uncounted));
  }

  /** @param skus what was asked for by earlier pages, if only that counts. */
  function count(counted: CountedCart, before: Cart, cart: Cart, skus: readonly string[] | null = null): void {
    const shown = { ...before, items: [...seen.values()] };
    const current = countNow(cart, counted.uncounted);
    const all = quantityDifferences(counted, shown, cart, tenant());
    const step = { cart: counted.cart, from: counted.cartVersion, to: cart.cartVersion };
    const { differences, isOrdered } = withoutReported(storage, all, step);
    const wanted = differences.filter(({ item }) => !skus || skus.includes(item.item_id));
    salePushes(wanted, cart.total.gross.currencyCode).forEach(push);
    if (skus) asked.forget(wanted.map(({ item }) => item.item_id));
    if (skus?.length === 0) return;
    // An order uses up codes and vouchers.
    const base = isOrdered ? { ...counted, coupon: current.coupon, vouchers: current.vouchers } : counted;
    otherPushes(base, current, before, cart, tenant()).forEach(push);
  }

  /** What was counted of a cart by any tab. It is behind where the tab that was to count a version never got it. */
  function countedOf({ cartId }: Cart): CountedCart | null {
    const counted = lastCounted(storage);
    return counted?.cart === sessionDigest(storage, cartId) ? counted : null;
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
    begin(cart);
  }

  return {
    confirmed(cart, { isFollowed = false, isSettled = true } = {}) {
      const before = last;
      last = cart;
      for (const item of cart.items) seen.set(item.id, item);
      if (!hasConsent()) return;
      if (!isViewed || !before) view(cart);
      else if (before.cartId !== cart.cartId) begin(cart);
      // A followed version is left to the tab that announced it, which may be about to count it.
      else if (!isFollowed) follow(before, cart);
      if (isSettled && !isFollowed) asked.settle();
      checkPayment(cart);
    },
    asked(itemId) {
      const item = itemId === null ? undefined : seen.get(itemId);
      if (last && hasConsent()) asked.add(item ? skuOf(item) : '');
    },
    interacted(interaction) {
      if (hasConsent()) push({ event: 'cart_interaction', ...interaction });
    },
    proceeded() {
      if (last && hasConsent()) push(beginCheckout(last, 1, tenant()));
    },
    emptied() {
      if (last && hasConsent()) push(viewCart(last, tenant()));
    },
    consentChanged() {
      if (!hasConsent()) forgetAll(storage);
      else if (last && !isViewed) view(last);
    },
  };
}
