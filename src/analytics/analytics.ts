import type { CheckoutStep, CheckoutStepName, Interaction } from './ga4-events.ts';
import type { UnavailablePayment } from './payment-labels.ts';
import type { SearchResult, SearchSettings } from './search-events.ts';
import type { CartData, CartVersion, LineData, OrderData, ProductData, Promotion } from './shop-data.ts';
import type { AccountError, WishlistError } from './tracked-errors.ts';

export interface AnalyticsOptions {
  /** One of the eight tenants, such as `JS_DE`. It determines brand, currency and tax. */
  readonly tenant: string;
  /** The name of the data layer's global variable. `dataLayer` by default. */
  readonly dataLayerName?: string | undefined;
  /**
   * `true`: pushes and stores. `false`: neither. By default, pushes and stores nothing: what is counted is known for the
   * life of the page.
   */
  readonly consent?: boolean | undefined;
  /** The search service to report clicks and conversions to while `consent` is `true`. None by default. */
  readonly search?: SearchSettings | undefined;
  /** Called with errors about unusable data, because no method throws. `reportError` by default. */
  readonly onError?: ((error: unknown) => void) | undefined;
}

/** A list of products, such as a category, search results or suggestions. */
export interface ProductList {
  readonly id?: string;
  readonly name?: string;
}

/** Where a product is shown. */
export interface ItemPlace {
  readonly list?: ProductList | undefined;
  /** The position in the list, from 0. */
  readonly index?: number | undefined;
  /** For lists of search results. */
  readonly search?: SearchResult | undefined;
}

/** Tracks the products, carts and orders of a page. Each method pushes once unless its description says otherwise. */
export interface Analytics {
  /**
   * The visitor gave, refused or withdrew the consent; see the option `consent`. Anything but `true` removes all stored
   * data of analytics. Of the events while it was `false`, only orders are pushed later.
   */
  setConsent(given: boolean | undefined): void;

  /** `view_item_list`: the products are on the screen. */
  viewItemList(products: readonly ProductData[], list?: ProductList): void;
  /** `select_item`: a product of a list was clicked. With `search`, also reported to the search service. */
  selectItem(product: ProductData, place?: ItemPlace): void;
  /**
   * Tracks a product in a list: `view_item_list` when at least half of the element comes into view, once for each product
   * and list of the page, batched with others that appear at the same time; `select_item` for each click on a link in the
   * element. Observing the element again replaces the previous product.
   * @returns a function that stops observing the element.
   */
  observeItem(element: Element, product: ProductData, place?: ItemPlace): () => void;
  /** `view_item`: the page of a product was opened. */
  viewItem(product: ProductData | LineData): void;

  /** `view_promotion`, once for each promotion and page. */
  viewPromotion(promotion: Promotion): void;
  /** `select_promotion`, once for each promotion and page. */
  selectPromotion(promotion: Promotion): void;
  /** Tracks when the promotion comes into view, and the first click on a link or button in the element. */
  observePromotion(element: Element, promotion: Promotion): () => void;

  /**
   * `add_to_cart`, on pages without a `<cart-fragment>`, which tracks its own cart. If a product was found by search, the
   * conversion is reported to the search service. Cart elements on other pages do not push the addition again.
   * @param cart the cart after the addition, such as the shop's response. With its id and version, the addition is pushed
   *   exactly once, by this page or by another tab.
   */
  addToCart(items: ProductData | LineData | readonly (ProductData | LineData)[], cart?: CartVersion): void;
  /** `remove_from_cart`, on pages without a `<cart-fragment>`; see `addToCart`. */
  removeFromCart(items: ProductData | LineData | readonly (ProductData | LineData)[], cart?: CartVersion): void;
  /** `view_cart`; for an empty cart, the error 'Cart is empty'. */
  viewCart(cart: CartData): void;
  /**
   * `begin_checkout`: the shopper reached a step. `<cart-fragment>` tracks step 1.
   * @param step 1 `cart`, 2 `checkout` or 3 `last check`, as number or name; anything else is an 'Invalid checkout step'.
   */
  beginCheckout(cart: CartData, step: CheckoutStep | CheckoutStepName): void;
  /** `add_shipping_info`: a shipping method was selected. Pushes nothing if the cart has none. */
  addShippingInfo(cart: CartData): void;
  /**
   * `purchase`, once for each order id, with consent even after a reload. The order id determines tenant, net value and tax.
   * Conversions are reported to the search service. While `consent` is `false`, the purchase waits until the page unloads.
   * @returns whether it was pushed immediately.
   */
  purchase(order: OrderData): boolean;

  /**
   * `add_to_wishlist`, for wishlists of the page itself. The package's elements need no call: their `wishlistChange` events
   * are tracked, with the data of products that were passed to other methods of this object.
   */
  addToWishlist(products: ProductData | readonly ProductData[]): void;
  /** `remove_from_wishlist`; see `addToWishlist`. */
  removeFromWishlist(products: ProductData | readonly ProductData[]): void;

  /** `cart_interaction`: any other interaction with the cart. */
  cartInteraction(interaction: Interaction): void;
  /** `cart_interaction` with an error of the wishlist and its notification. */
  wishlistError(error: WishlistError): void;
  /** `cart_interaction` with an error of the account's forms. */
  accountError(error: AccountError): void;
  /** `cart_interaction` with the error that the selected payment method is no longer available. */
  paymentUnavailable(method: UnavailablePayment): void;
  /** Reports products that were added to the page's `<cart-fragment>` to the search service. */
  searchConversion(products: ProductData | readonly ProductData[]): void;

  /** Pushes pending impressions, and removes all observers and listeners. */
  stop(): void;
}
