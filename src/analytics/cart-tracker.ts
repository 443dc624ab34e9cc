import type { Cart } from '../domain/cart.ts';
import type { Tenant } from '../domain/tenant.ts';
import { removeStoredData } from './analytics-storage.ts';
import type { CartActivity } from './cart-activity.ts';
import { type CounterContext, createCartCounter } from './cart-counter.ts';
import { beginCheckout, viewCart } from './ga4-cart-events.ts';
import type { Push } from './ga4-events.ts';
import { interactionOfEvent } from './interaction-of-event.ts';
import { skuOf } from './items.ts';
import { isUnknownPayment, paymentLabel } from './payment-labels.ts';

export function createCartTracker(context: CounterContext & { mayPush(): boolean }) {
  const { push, storage, tenant, mayPush, mayStore } = context;
  const { requestedChanges, ...counter } = createCartCounter(context);
  let latest: Cart | null = null;
  let isViewed = false;
  let hasReturned = false;
  let knownPayment: string | null = null;

  function view(cart: Cart): void {
    isViewed = true;
    push(viewCart(cart, tenant()));
    counter.countFirst(cart);
  }

  function confirm(cart: Cart, isFromOtherTab: boolean, isPending: boolean): void {
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
    if (cart.selectedPaymentType !== knownPayment) paymentErrors(cart).forEach(push);
    knownPayment = cart.selectedPaymentType;
  }

  return {
    /**
     * Pushes `view_cart` for the first cart, and for each later one how it differs from the previous one, whatever
     * requests caused that. Skips changes that another tab has counted or a page without a cart has pushed. Of the first
     * cart, only those changes count that an earlier page requested and could not count.
     * @param isPending whether a requested change is pending.
     */
    track(activity: CartActivity, isPending = false): void {
      if ('cart' in activity) return confirm(activity.cart, activity.isFromOtherTab ?? false, isPending);
      if (!mayPush()) return;
      if ('changed' in activity) requestedChanges.add(activity.changed ? skuOf(activity.changed) : '');
      pushesOf(activity, latest, tenant()).forEach(push);
    },
    /** `mayPush` or `mayStore` returns something else than before. */
    consentChanged(): void {
      if (!mayStore()) removeStoredData(storage);
      if (!latest || !mayPush()) return;
      if (isViewed) counter.countFirst(latest, []);
      else view(latest);
    },
    /** The shopper returned to the page, which may show an old cart. */
    returned: () => void (hasReturned = !mayStore()),
  };
}

function pushesOf(activity: CartActivity, cart: Cart | null, tenant: Tenant): Push[] {
  const interaction = 'event' in activity && interactionOfEvent(activity);
  // An express payment begins the checkout without the proceed button.
  const isCheckout = 'proceeded' in activity || ('event' in activity && activity.event === 'postExpressStarted');
  return [
    ...(cart && isCheckout ? [beginCheckout(cart, 1, tenant)] : []),
    ...(cart && 'emptied' in activity ? [viewCart(cart, tenant)] : []),
    ...(interaction ? [{ event: 'cart_interaction', ...interaction } as const] : []),
  ];
}

function paymentErrors({ selectedPaymentType }: Cart): Push[] {
  const error = selectedPaymentType && paymentLabel(selectedPaymentType);
  return error && isUnknownPayment(error) ? [{ event: 'cart_interaction', interaction: 'error', error }] : [];
}
