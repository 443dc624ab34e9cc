import { type CheckoutStep, checkoutStepName, checkoutStepOf } from '../domain/checkout-step.ts';
import { currencyOf, tenants } from '../domain/tenant.ts';
import type { Analytics, AnalyticsOptions } from './analytics.ts';
import { addShippingInfo, beginCheckout, productSale, type SaleEvent, viewCart } from './cart-events.ts';
import { defaultLayerName, pushTo } from './data-layer.ts';
import type { Interaction, Push } from './events.ts';
import { describeKnown } from './known-products.ts';
import { trackLists } from './lists.ts';
import { createObservation } from './observation.ts';
import { trackPromotions } from './promotions.ts';
import { purchaseOf } from './purchase.ts';
import { type Line, readLine } from './read-shop-data.ts';
import { createSearchEvents } from './search-events.ts';
import type { LineData, ProductData } from './shop-data.ts';
import { type AnalyticsStorage, forgetAll } from './storage.ts';
import { wishlistError } from './tracked-errors.ts';
import { isTracked, rememberOrder } from './tracked-orders.ts';
import { identifyVisitor } from './visitor.ts';
import { wishlistEventNames, wishlistPushes } from './wishlist-events.ts';

type Items = ProductData | LineData | readonly (ProductData | LineData)[];

/** Analytics of a page, with the storage of the browser or of a test. */
export function createAnalyticsWith(storage: AnalyticsStorage, options: AnalyticsOptions): Analytics {
  const { dataLayerName = defaultLayerName, onError = (error) => reportError(error) } = options;
  const tenant = tenants.find((known) => known === options.tenant) ?? 'JS_DE';
  const knownProducts = new Map<string, Line>();
  const observation = createObservation();
  const search = options.search && createSearchEvents(options.search, () => identifyVisitor(storage), onError);
  let hasConsent = false;

  /** Runs if the visitor has consented; returns whether it has run to its end. */
  function attempt(run: () => void): boolean {
    if (!hasConsent) return false;
    try {
      run();
      return true;
    } catch (error) {
      onError(error);
      return false;
    }
  }

  const push = (one: Push) => pushTo(dataLayerName, one);
  const track = (make: () => Push) => void attempt(() => push(make()));

  function know(product: ProductData): void {
    try {
      if (product.id) knownProducts.set(product.id, readLine(product, currencyOf(tenant)));
    } catch (error) {
      onError(error);
    }
  }

  function trackSale(event: SaleEvent, items: Items): void {
    track(() => {
      const list = listOf(items);
      list.forEach((item) => know(productOf(item)));
      return { event, ecommerce: productSale(list, tenant) };
    });
  }

  const interact = (interaction: Interaction) => track(() => ({ event: 'cart_interaction', ...interaction }));

  function tellSearch(items: Items): void {
    attempt(() => {
      const ids = listOf(items).flatMap((item) => productOf(item).id ?? []);
      if (ids.length > 0) search?.addedToCart(ids);
    });
  }

  const lists = trackLists({ attempt, push, know, tenant, observation, search });
  const hearWishlist = (event: Event) =>
    void attempt(() => wishlistPushes(event, describeKnown(knownProducts, tenant)).forEach(push));
  wishlistEventNames.forEach((name) => window.addEventListener(name, hearWishlist));

  const analytics: Analytics = {
    setConsent(given) {
      if (given === hasConsent) return;
      hasConsent = given;
      if (!given) return forgetAll(storage);
      identifyVisitor(storage);
      search?.prepare();
      observation.lookAgain();
    },
    ...lists.methods,
    ...trackPromotions({ attempt, push, tenant, observation }),
    viewItem: (product) => trackSale('view_item', product),
    addToCart(items) {
      trackSale('add_to_cart', items);
      tellSearch(items);
    },
    removeFromCart: (items) => trackSale('remove_from_cart', items),
    viewCart: (cart) => track(() => viewCart(cart, tenant)),
    beginCheckout: (cart, step) => track(() => beginCheckout(cart, stepOf(step), tenant)),
    addShippingInfo(cart) {
      const method = cart.shipping?.method;
      if (method) track(() => addShippingInfo(cart, method, tenant));
    },
    purchase(order) {
      let isNew = false;
      attempt(() => {
        if (isTracked(storage, order.orderId)) return;
        const purchase = purchaseOf(order);
        rememberOrder(storage, order.orderId);
        push({ event: 'purchase', ecommerce: purchase });
        isNew = true;
        const ids = order.items.flatMap(({ product }) => product.id ?? []);
        if (ids.length > 0) search?.purchased(ids, purchase.value, purchase.currency);
      });
      return isNew;
    },
    addToWishlist: (products) => trackSale('add_to_wishlist', products),
    removeFromWishlist: (products) => trackSale('remove_from_wishlist', products),
    cartInteraction: interact,
    wishlistError: (error) => interact({ interaction: 'error', ...wishlistError(error) }),
    accountError: (error) => interact({ interaction: 'error', error }),
    paymentUnavailable: (method) =>
      interact({ interaction: 'error', error: `Selected payment method not available: ${method}` }),
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
