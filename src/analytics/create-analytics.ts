import { type CheckoutStep, checkoutStepName, checkoutStepOf } from '../domain/checkout-step.ts';
import { remember } from '../domain/remember.ts';
import { brandOf, currencyOf, tenants } from '../domain/tenant.ts';
import type { Analytics, AnalyticsOptions } from './analytics.ts';
import { type AnalyticsStorage, removeStoredData } from './analytics-storage.ts';
import { defaultLayerName, pushTo } from './data-layer.ts';
import { isTracked, markTracked, mayTrack, originOf, wishlistEventNames } from './event-marks.ts';
import { addShippingInfo, beginCheckout, viewCart } from './ga4-cart-events.ts';
import type { Interaction } from './ga4-events.ts';
import { wishlistPushes } from './ga4-wishlist-events.ts';
import { trackLists } from './lists.ts';
import { createObservation } from './observation.ts';
import { trackProducts } from './products.ts';
import { trackPromotions } from './promotions.ts';
import { trackPurchases } from './purchases.ts';
import { type Line, lineOf, readLine } from './read-shop-data.ts';
import { createSearchEvents } from './search-events.ts';
import type { LineData, ProductData } from './shop-data.ts';
import { shareProduct } from './share-product.ts';
import { unavailableError, wishlistError } from './tracked-errors.ts';
import type { TrackingContext } from './tracking-context.ts';
import { identifyVisitor } from './visitor.ts';
import { withinItemLimit } from './within-item-limit.ts';

/** Older browsers have no `reportError`. */
function reportUncaught(error: unknown): void {
  if (typeof reportError === 'function') reportError(error);
  // oxlint-disable-next-line no-console -- an error of the page's data
  else console.error(error);
}

/** Creates the analytics of a page on the storage of the browser or of a test. */
export function createAnalyticsWith(storage: AnalyticsStorage, options: AnalyticsOptions): Analytics {
  const { dataLayerName = defaultLayerName, onError = reportUncaught } = options;
  const tenant = tenants.find((known) => known === String(options.tenant).toUpperCase()) ?? 'JS_DE';
  const observation = createObservation();
  const search = options.search && createSearchEvents(options.search, () => identifyVisitor(storage), onError);
  let hasConsent = false;

  function safely<Result>(run: () => Result, fallback: Result): Result {
    try {
      return run();
    } catch (error) {
      onError(error);
      return fallback;
    }
  }

  function readAndShare(item: ProductData | LineData): Line {
    const line = readLine(item, currencyOf(tenant));
    shareProduct(lineOf(line.product), tenant);
    return line;
  }

  const context: TrackingContext = {
    tenant,
    storage,
    search,
    observe: observation.observe,
    hasConsent: () => hasConsent,
    attempt: (run) => hasConsent && safely(() => (run(), true), false),
    push: (push) => withinItemLimit(push).forEach((part) => pushTo(dataLayerName, part)),
    readAndShare,
    withLines(items, run) {
      safely(() => {
        const lines = items.map(readAndShare);
        if (hasConsent) run(lines);
      }, undefined);
    },
  };
  const lists = trackLists(context);
  const promotions = trackPromotions(context);
  const purchases = trackPurchases(context);
  const stopWishlist = trackWishlistElements(context);

  const analytics: Analytics = {
    setConsent(isGiven) {
      if (isGiven === hasConsent) return;
      hasConsent = isGiven;
      if (!isGiven) {
        search?.forget();
        return removeStoredData(storage);
      }
      identifyVisitor(storage);
      search?.prepare();
      observation.recheck();
      purchases.pushPending();
    },
    ...lists.methods,
    ...promotions,
    observeItem: (...observed) => safely(() => lists.methods.observeItem(...observed), nothing),
    observePromotion: (...observed) => safely(() => promotions.observePromotion(...observed), nothing),
    ...trackProducts(context),
    ...trackCheckout(context),
    purchase: purchases.purchase,
    ...trackInteractions(context),
    stop() {
      lists.stop();
      observation.stop();
      stopWishlist();
    },
  };
  analytics.setConsent(options.consent ?? true);
  return analytics;
}

const nothing = () => {};

/** Returns a function that stops tracking. */
function trackWishlistElements({ tenant, storage, attempt, push }: TrackingContext): () => void {
  const isNewlyOffline = (id: string) => remember(storage.offlineProducts, [id]);

  function track(event: Event): void {
    // Marked even without consent, or the elements would track it.
    if (isTracked(event)) return;
    markTracked(event);
    if (!mayTrack(event)) return;
    attempt(() => wishlistPushes(event, originOf(event), brandOf(tenant), isNewlyOffline).forEach(push));
  }

  wishlistEventNames.forEach((name) => window.addEventListener(name, track));
  return () => wishlistEventNames.forEach((name) => window.removeEventListener(name, track));
}

function trackCheckout({ tenant, attempt, push }: TrackingContext) {
  const methods: Pick<Analytics, 'viewCart' | 'beginCheckout' | 'addShippingInfo'> = {
    viewCart: (cart) => void attempt(() => push(viewCart(cart, tenant))),
    beginCheckout: (cart, step) => void attempt(() => push(beginCheckout(cart, toStep(step), tenant))),
    addShippingInfo(cart) {
      attempt(() => {
        const method = cart.shipping?.method;
        if (method) push(addShippingInfo(cart, method, tenant));
      });
    },
  };
  return methods;
}

/** @throws Error 'Invalid checkout step'. */
function toStep(step: string | number): CheckoutStep {
  return checkoutStepOf(typeof step === 'number' ? checkoutStepName(step) : step);
}

function trackInteractions({ attempt, push }: TrackingContext) {
  const interact = (interaction: Interaction) =>
    void attempt(() => push({ event: 'cart_interaction', ...interaction }));
  const methods: Pick<Analytics, 'cartInteraction' | 'wishlistError' | 'accountError' | 'paymentUnavailable'> = {
    cartInteraction: interact,
    wishlistError: (error) => interact({ interaction: 'error', ...wishlistError(error) }),
    accountError: (error) => interact({ interaction: 'error', error }),
    paymentUnavailable: (method) => interact({ interaction: 'error', error: unavailableError(method) }),
  };
  return methods;
}
