import type { Cart, CartItem } from '../domain/cart.ts';
import { removeStoredData } from './analytics-storage.ts';
import { type CounterContext, createCartCounter } from './cart-counter.ts';
import { beginCheckout, viewCart } from './ga4-cart-events.ts';
import type { Interaction } from './ga4-events.ts';
import { skuOf } from './items.ts';
import { isUnknownPayment, paymentLabel } from './payment-labels.ts';
import { createRequestedChanges } from './requested-changes.ts';

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
  /** Whether a requested change is pending. */
  readonly isPending?: boolean | undefined;
}

interface CartTrackerContext extends CounterContext {
  mayPush(): boolean;
}

export function createCartTracker(context: CartTrackerContext): CartTracker {
  const { push, storage, tenant, mayPush, mayStore } = context;
  const requestedChanges = createRequestedChanges(storage);
  const counter = createCartCounter(context, requestedChanges);
  let latest: Cart | null = null;
  let isViewed = false;
  let hasReturned = false;
  let knownPayment: string | null = null;

  function checkPayment({ selectedPaymentType }: Cart): void {
    if (selectedPaymentType === knownPayment) return;
    knownPayment = selectedPaymentType;
    const label = selectedPaymentType && paymentLabel(selectedPaymentType);
    if (label && isUnknownPayment(label)) push({ event: 'cart_interaction', interaction: 'error', error: label });
  }

  function view(cart: Cart): void {
    isViewed = true;
    push(viewCart(cart, tenant()));
    counter.countFirst(cart);
  }

  return {
    confirmed(cart, { isFromOtherTab = false, isPending = false } = {}) {
      const before = latest;
      latest = cart;
      counter.describe(cart);
      if (!mayPush()) return;
      if (!isViewed || !before) view(cart);
      else if (before.cartId !== cart.cartId || hasReturned) counter.countFirst(cart);
      else if (!isFromOtherTab) counter.countNext(before, cart);
      else if (!mayStore()) counter.countFirst(cart, []);
      hasReturned = false;
      if (!isPending && !isFromOtherTab) requestedChanges.clear();
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
      if (isViewed) counter.countFirst(latest, []);
      else view(latest);
    },
    returned: () => void (hasReturned = !mayStore()),
  };
}
