import type { Cart, CartItem } from '../domain/cart.ts';
import type { Tenant } from '../domain/tenant.ts';
import { cartDifference } from './cart-difference.ts';
import { beginCheckout, viewCart } from './cart-events.ts';
import { asCountedCart, countCart } from './counted-cart.ts';
import type { Interaction, Push } from './events.ts';
import { isUnknownPayment, paymentLabel } from './payment-labels.ts';
import { type AnalyticsStorage, forgetAll, readField, writeField } from './storage.ts';

/** Tells the data layer of the confirmed carts that one page shows. */
export interface CartTracker {
  /**
   * The first cart is viewed; each later one is counted by how it differs from the one before, whatever requests were
   * made for it. What another tab has counted is not counted again.
   * @param isFollowed whether another tab announced the cart. It counts it, and its storage may be late to show here.
   */
  confirmed(cart: Cart, isFollowed?: boolean): void;
  interacted(interaction: Interaction): void;
  /** The shopper goes on to the order data. */
  proceeded(): void;
  /** The cart was emptied, and its page stays. */
  emptied(): void;
  /** The visitor has given or withdrawn the consent. */
  consentChanged(): void;
}

export interface CartTrackerWorld {
  push(push: Push): void;
  readonly storage: AnalyticsStorage;
  tenant(): Tenant;
  hasConsent(): boolean;
}

export function createCartTracker({ push, storage, tenant, hasConsent }: CartTrackerWorld): CartTracker {
  let last: Cart | null = null;
  /** Every item that was in the cart, since what is counted may be behind what the page has shown. */
  const seen = new Map<string, CartItem>();
  let isViewed = false;
  let knownPayment: string | null = null;

  function view(cart: Cart): void {
    isViewed = true;
    push(viewCart(cart, tenant()));
    remember(cart);
  }

  function count(before: Cart, cart: Cart): void {
    const counted = countedOf(before);
    if (counted.cartVersion > cart.cartVersion) return;
    cartDifference(counted, { ...before, items: [...seen.values()] }, cart, tenant()).forEach(push);
    remember(cart);
  }

  /** What was counted of a cart by any tab. It is behind where the tab that was to count a version never got it. */
  function countedOf(cart: Cart) {
    const counted = asCountedCart(readField(storage, 'cart'));
    return counted?.cartId === cart.cartId ? counted : countCart(cart);
  }

  function remember(cart: Cart): void {
    if (countedOf(cart).cartVersion <= cart.cartVersion) writeField(storage, 'cart', countCart(cart));
  }

  function checkPayment({ selectedPaymentType }: Cart): void {
    if (selectedPaymentType === knownPayment) return;
    knownPayment = selectedPaymentType;
    const label = selectedPaymentType && paymentLabel(selectedPaymentType);
    if (label && isUnknownPayment(label)) push({ event: 'cart_interaction', interaction: 'error', error: label });
  }

  return {
    confirmed(cart, isFollowed = false) {
      const before = last;
      last = cart;
      for (const item of cart.items) seen.set(item.id, item);
      if (!hasConsent()) return;
      if (!isViewed || !before) view(cart);
      else if (before.cartId !== cart.cartId) remember(cart);
      // A followed version is left to the tab that announced it, which may be about to count it.
      else if (!isFollowed) count(before, cart);
      checkPayment(cart);
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
