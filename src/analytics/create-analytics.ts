import { type CheckoutStep, checkoutStepName, checkoutStepOf } from '../domain/checkout-step.ts';
import { brandOf, currencyOf, tenants } from '../domain/tenant.ts';
import type { Analytics, AnalyticsOptions } from './analytics.ts';
import { addShippingInfo, beginCheckout, lineSale, type SaleEvent, viewCart } from './cart-events.ts';
import { defaultLayerName, pushTo } from './data-layer.ts';
import { hasConsent as isAllowed, isTracked, markTracked, wishlistEventNames } from './event-marks.ts';
import type { Interaction, Push } from './events.ts';
import { saleOf } from './items.ts';
import { trackLists } from './lists.ts';
import { createObservation } from './observation.ts';
import { trackPromotions } from './promotions.ts';
import { purchaseOf } from './purchase.ts';
import { type Line, lineOf, readLine } from './read-shop-data.ts';
import { createSearchEvents } from './search-events.ts';
import { reportSale } from './reported-sales.ts';
import type { CartVersion, LineData, OrderData, ProductData } from './shop-data.ts';
import { type AnalyticsStorage, forgetAll } from './storage.ts';
import { shareProduct } from './share-product.ts';
import { unavailableError, wishlistError } from './tracked-errors.ts';
import { isTrackedOrder, rememberOrder } from './tracked-orders.ts';
import { identifyVisitor } from './visitor.ts';
import { withinItemLimit } from './within-item-limit.ts';
import { wishlistPushes } from './wishlist-events.ts';

type Items = ProductData | LineData | readonly (ProductData | LineData)[];

/** Analytics of a page, with the storage of the browser or of a test. */
export function createAnalyticsWith(storage: AnalyticsStorage, options: AnalyticsOptions): Analytics {
  const { dataLayerName = defaultLayerName, onError = (error) => reportError(error) } = options;
  const tenant = tenants.find((known) => known === options.tenant) ?? 'JS_DE';
  const observation = createObservation();
  const search = options.search && createSearchEvents(options.search, () => identifyVisitor(storage), onError);
  /** Order ids, which this page remembers whatever becomes of the storage. */
  const purchased = new Set<string>();
  /** Orders of this page that wait for the consent. */
  const unconsented: OrderData[] = [];
  let hasConsent = false;

  function safely<Result>(run: () => Result, otherwise: Result): Result {
    try {
      return run();
    } catch (error) {
      onError(error);
      return otherwise;
    }
  }

  /** Runs if the visitor has consented; returns whether it has run to its end. */
  function attempt(run: () => void): boolean {
    return hasConsent && safely(() => (run(), true), false);
  }

  const push = (one: Push) => withinItemLimit(one).forEach((part) => pushTo(dataLayerName, part));
  const track = (make: () => Push | null) =>
    void attempt(() => {
      const made = make();
      if (made) push(made);
    });

  function take(item: ProductData | LineData): Line {
    const line = readLine(item, currencyOf(tenant));
    shareProduct(lineOf(line.product), tenant);
    return line;
  }

  const trackSale = (event: SaleEvent, items: Items) =>
    track(() => ({ event, ecommerce: lineSale(listOf(items).map(take), tenant) }));

  /** Pushes a change of a cart, unless a cart element of another page has counted it. */
  const trackOfCart = (event: 'add_to_cart' | 'remove_from_cart', items: Items, cart?: CartVersion) =>
    track(() => {
      const { currency, items: all } = lineSale(listOf(items).map(take), tenant);
      const uncounted = reportSale(storage, all, { sign: event === 'add_to_cart' ? 1 : -1, cart });
      return uncounted.length > 0 ? { event, ecommerce: saleOf(uncounted, currency) } : null;
    });

  const interact = (interaction: Interaction) => track(() => ({ event: 'cart_interaction', ...interaction }));

  function tellSearch(items: Items): void {
    attempt(() => {
      const ids = listOf(items).flatMap((item) => productOf(item).id ?? []);
      if (ids.length > 0) search?.addedToCart(ids);
    });
  }

  const { observe } = observation;
  const lists = trackLists({ attempt, push, take, tenant, observe, search });
  const promotions = trackPromotions({ attempt, push, tenant, observe });
  function hearWishlist(event: Event): void {
    // Without consent, the elements do not track it either.
    if (isTracked(event)) return;
    markTracked(event);
    if (!isAllowed(event)) return;
    attempt(() => wishlistPushes(event, event.composedPath()[0], brandOf(tenant)).forEach(push));
  }
  wishlistEventNames.forEach((name) => window.addEventListener(name, hearWishlist));

  function trackPurchase(order: OrderData): boolean {
    let isNew = false;
    attempt(() => {
      const { orderId, cartId } = order;
      if (purchased.has(orderId) || isTrackedOrder(storage, orderId)) return;
      const purchase = purchaseOf(order);
      purchased.add(orderId);
      rememberOrder(storage, orderId);
      reportSale(storage, purchase.items, { sign: -1, isOrder: true, cart: { cartId } });
      push({ event: 'purchase', ecommerce: purchase });
      isNew = true;
      const ids = order.items.flatMap(({ product }) => product.id ?? []);
      if (ids.length > 0) search?.purchased(ids, purchase.value, purchase.currency);
    });
    return isNew;
  }

  const analytics: Analytics = {
    setConsent(given) {
      if (given === hasConsent) return;
      hasConsent = given;
      if (!given) {
        search?.forget();
        return forgetAll(storage);
      }
      identifyVisitor(storage);
      search?.prepare();
      observation.lookAgain();
      unconsented.splice(0).forEach(trackPurchase);
    },
    ...lists.methods,
    ...promotions,
    observeItem: (...observed) => safely(() => lists.methods.observeItem(...observed), nothing),
    observePromotion: (...observed) => safely(() => promotions.observePromotion(...observed), nothing),
    viewItem: (product) => trackSale('view_item', product),
    addToCart(items, cart) {
      trackOfCart('add_to_cart', items, cart);
      tellSearch(items);
    },
    removeFromCart: (items, cart) => trackOfCart('remove_from_cart', items, cart),
    viewCart: (cart) => track(() => viewCart(cart, tenant)),
    beginCheckout: (cart, step) => track(() => beginCheckout(cart, stepOf(step), tenant)),
    addShippingInfo(cart) {
      attempt(() => {
        const method = cart.shipping?.method;
        if (method) push(addShippingInfo(cart, method, tenant));
      });
    },
    purchase(order) {
      if (!hasConsent) unconsented.push(order);
      return hasConsent && trackPurchase(order);
    },
    addToWishlist: (products) => trackSale('add_to_wishlist', products),
    removeFromWishlist: (products) => trackSale('remove_from_wishlist', products),
    cartInteraction: interact,
    wishlistError: (error) => interact({ interaction: 'error', ...wishlistError(error) }),
    accountError: (error) => interact({ interaction: 'error', error }),
    paymentUnavailable: (method) => interact({ interaction: 'error', error: unavailableError(method) }),
    searchConversion: tellSearch,
    stop() {
      lists.stop();
      observation.stop();
      wishlistEventNames.forEach((name) => window.removeEventListener(name, hearWishlist));
    },
  };
  analytics.setConsent(options.consent ?? true);
  return analytics;
}

const nothing = () => {};

function listOf<Value>(given: Value | readonly Value[]): readonly Value[] {
  return Array.isArray(given) ? (given as readonly Value[]) : [given as Value];
}

function productOf(item: ProductData | LineData): ProductData {
  return 'product' in item ? item.product : item;
}

/** @throws Error 'Invalid checkout step'. */
function stepOf(step: string | number): CheckoutStep {
  return checkoutStepOf(typeof step === 'number' ? checkoutStepName(step) : step);
}
