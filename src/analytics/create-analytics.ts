import { remember } from '../domain/remember.ts';
import { brandOf } from '../domain/tenant.ts';
import type { Analytics, AnalyticsOptions } from './analytics.ts';
import { type AnalyticsStorage, removeStoredData } from './analytics-storage.ts';
import { createTrackingContext, type TrackingContext } from './create-tracking-context.ts';
import { hasConsent, markTracked, originOf, wishlistEventNames } from './event-marks.ts';
import { addShippingInfo, beginCheckout, viewCart } from './ga4-cart-events.ts';
import type { Interaction } from './ga4-events.ts';
import { wishlistPushes } from './ga4-wishlist-events.ts';
import { trackLists } from './lists.ts';
import { createObservation, type Observe } from './observation.ts';
import { trackProducts } from './products.ts';
import { trackPromotions } from './promotions.ts';
import { trackPurchases } from './purchases.ts';
import { unavailableError, wishlistError } from './tracked-errors.ts';
import { identifyVisitor } from './visitor.ts';

/** @param storageBy returns the storage of the browser or of a test; see `storageByConsent`. */
export function createAnalyticsWith(
  storageBy: (mayStore: () => boolean) => AnalyticsStorage,
  options: AnalyticsOptions,
): Analytics {
  const observation = createObservation();
  let { consent } = options;
  const context = createTrackingContext(options, storageBy, () => consent);
  const { tenant, storage, search, mayPush, mayStore, safely, attempt, push } = context;
  const observeNothing = () => {};
  const observe: Observe = (element, describe) =>
    safely(() => observation.observe(element, describe()), observeNothing);
  const lists = trackLists(context, observe);
  const purchases = trackPurchases(context);
  const stopWishlist = trackWishlistElements(context);

  function begin(): void {
    if (!mayStore()) return;
    identifyVisitor(storage);
    search?.prepare();
  }

  begin();
  return {
    setConsent(given) {
      if (given === consent) return;
      consent = given;
      begin();
      if (!mayStore()) {
        search?.forget();
        removeStoredData(storage);
      }
      if (!mayPush()) return;
      observation.recheck();
      purchases.consentGiven();
    },
    ...lists,
    ...trackPromotions(context, observe),
    ...trackProducts(context),
    viewCart: (cart) => void attempt(() => push(viewCart(cart, tenant))),
    beginCheckout: (cart, step) => void attempt(() => push(beginCheckout(cart, step, tenant))),
    addShippingInfo: (cart) => void attempt(() => addShippingInfo(cart, tenant).forEach(push)),
    purchase: purchases.purchase,
    ...trackInteractions(context),
    stop() {
      lists.stop();
      observation.stop();
      stopWishlist();
    },
  };
}

function trackInteractions({ attempt, push }: TrackingContext) {
  const cartInteraction = (interaction: Interaction) =>
    void attempt(() => push({ event: 'cart_interaction', ...interaction }));
  return {
    cartInteraction,
    wishlistError: (error) => cartInteraction({ interaction: 'error', ...wishlistError(error) }),
    accountError: (error) => cartInteraction({ interaction: 'error', error }),
    paymentUnavailable: (method) => cartInteraction({ interaction: 'error', error: unavailableError(method) }),
  } satisfies Partial<Analytics>;
}

function trackWishlistElements({ tenant, storage, attempt, push }: TrackingContext): () => void {
  const isNewlyOffline = (id: string) => remember(storage.offlineProducts, [id]);

  function track(event: Event): void {
    // Marked even if it is not tracked here, or the elements would track it.
    if (!markTracked(event) || hasConsent(event, 'off')) return;
    attempt(() => wishlistPushes(event, originOf(event), brandOf(tenant), isNewlyOffline).forEach(push));
  }

  wishlistEventNames.forEach((name) => window.addEventListener(name, track));
  return () => wishlistEventNames.forEach((name) => window.removeEventListener(name, track));
}
