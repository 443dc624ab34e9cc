import type { CheckoutStep, CheckoutStepName } from '../domain/checkout-step.ts';
import type { Interaction } from './ga4-events.ts';
import type { UnavailablePayment } from './payment-labels.ts';
import type { SearchResult, SearchSettings } from './search-events.ts';
import type { CartData, CartVersion, LineData, OrderData, ProductData, Promotion } from './shop-data.ts';
import type { AccountError, WishlistError } from './tracked-errors.ts';

export interface AnalyticsOptions {
  /** One of the eight tenants, such as `JS_DE`: gives brand, currency and tax. */
  readonly tenant: string;
  /** Name of the global variable that is pushed to. `dataLayer` by default. */
  readonly dataLayerName?: string | undefined;
  /** Whether the visitor has consented. Without it, nothing is pushed, stored or sent. `true` by default. */
  readonly consent?: boolean | undefined;
  /** The search service that is told of clicks and conversions; none by default. */
  readonly search?: SearchSettings | undefined;
  /** Hears of data that can't be used. `reportError` by default. No method throws. */
  readonly onError?: ((error: unknown) => void) | undefined;
}

/** A list of products: a category, a search, suggestions. */
export interface ProductList {
  readonly id?: string;
  readonly name?: string;
}

/** Where a product stands. */
export interface ItemPlace {
  readonly list?: ProductList | undefined;
  /** The place in the list, from 0. */
  readonly index?: number | undefined;
  /** If the list shows the results of a search. */
  readonly search?: SearchResult | undefined;
}

/** What a page tells of products, carts and orders. Each method makes one push, unless it says otherwise. */
export interface Analytics {
  /**
   * The visitor has given or withdrawn the consent. Withdrawn, everything that analytics have stored is removed, except
   * for the ids of orders that were pushed. Of what happened before the consent, only orders are pushed later.
   */
  setConsent(given: boolean): void;

  /** `view_item_list`: the products are on the screen. */
  viewItemList(products: readonly ProductData[], list?: ProductList): void;
  /** `select_item`: a product of a list was clicked. With `search`, the search service hears of it, too. */
  selectItem(product: ProductData, place?: ItemPlace): void;
  /**
   * Tracks a product in a list: `view_item_list` when at least half of the element has come into view, once for each
   * product and list of the page and together with others that came at the same time; `select_item` on each click on a
   * link in the element. Observing the element again replaces what it stood for.
   * @returns a function that stops it.
   */
  observeItem(element: Element, product: ProductData, place?: ItemPlace): () => void;
  /** `view_item`: the page of a product was opened. */
  viewItem(product: ProductData | LineData): void;

  /** `view_promotion`, once for each promotion and page. */
  viewPromotion(promotion: Promotion): void;
  /** `select_promotion`, once for each promotion and page. */
  selectPromotion(promotion: Promotion): void;
  /** Tracks that the promotion came into view, and the first click on a link or button in the element. */
  observePromotion(element: Element, promotion: Promotion): () => void;

  /**
   * `add_to_cart`, on pages without a `<cart-fragment>`, which tracks its own cart. The search service is told of a
   * conversion if a product was found by search. Cart elements of other pages do not push it again.
   * @param cart the cart with the products, such as the shop's answer to adding them: with its id and version, exactly
   *   one of this page and other tabs pushes it, whatever comes first.
   */
  addToCart(items: ProductData | LineData | readonly (ProductData | LineData)[], cart?: CartVersion): void;
  /** `remove_from_cart`, on pages without a `<cart-fragment>`; see `addToCart`. */
  removeFromCart(items: ProductData | LineData | readonly (ProductData | LineData)[], cart?: CartVersion): void;
  /** `view_cart`; for an empty cart, the error 'Cart is empty'. */
  viewCart(cart: CartData): void;
  /**
   * `begin_checkout`: the shopper has reached a step. `<cart-fragment>` tracks step 1.
   * @param step 1 `cart`, 2 `checkout` or 3 `last check`, as number or name; anything else is an 'Invalid checkout step'.
   */
  beginCheckout(cart: CartData, step: CheckoutStep | CheckoutStepName): void;
  /** `add_shipping_info`: a shipping method was chosen; nothing without one. */
  addShippingInfo(cart: CartData): void;
  /**
   * `purchase`, once for each order id, also when the page is loaded again. Tenant, net value and tax come from the
   * order's id. The search service is told of conversions. Without consent, it waits for it as long as the page lives.
   * @returns whether it was pushed at once.
   */
  purchase(order: OrderData): boolean;

  /**
   * `add_to_wishlist` of wishlists of the page's own. The package's elements need no call: their `wishlistChange` is
   * tracked, with the data of products that were passed to any method of this page.
   */
  addToWishlist(products: ProductData | readonly ProductData[]): void;
  /** `remove_from_wishlist`; see `addToWishlist`. */
  removeFromWishlist(products: ProductData | readonly ProductData[]): void;

  /** `cart_interaction`: anything else that happens in the cart. */
  cartInteraction(interaction: Interaction): void;
  /** `cart_interaction` with an error of the wishlist and its notification. */
  wishlistError(error: WishlistError): void;
  /** `cart_interaction` with an error of the account's forms. */
  accountError(error: AccountError): void;
  /** `cart_interaction` with the error that a payment method is not available any more, although it was chosen. */
  paymentUnavailable(method: UnavailablePayment): void;
  /** Tells the search service of products that a `<cart-fragment>` of the page took up. */
  searchConversion(products: ProductData | readonly ProductData[]): void;

  /** Pushes what is due, and stops observing and listening. */
  stop(): void;
}
