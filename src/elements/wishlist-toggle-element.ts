import { adoptStyle } from '../dom/adopt-style.ts';
import { takeEarlyProperties } from './take-early-properties.ts';
import { version } from './version.ts';
import { connectHeart, createHeart, disconnectHeart, type Heart, updateHearts } from './wishlist/hearts.ts';
import { toggleStyles } from './wishlist/toggle-styles.ts';

// A server can import the element but not create one.
const Base = typeof HTMLElement === 'undefined' ? (Object as unknown as typeof HTMLElement) : HTMLElement;

/**
 * The heart that adds a product to the wishlist and removes it again, for any page of the shop.
 *
 * It reads the URL of the shop and the login from its own attributes, from those of other elements of the page, from a `<script type="application/json" data-fragment-id="cart-fragment">`, and from the data of a `<cart-fragment>`.
 *
 * @tagname wishlist-toggle
 *
 * @attr {string} product-id - The product. Without it, the element is empty.
 * @attr {string} product-title - Title of the product, for the accessible name.
 * @attr {string} product-data - The product for analytics, as JSON: `{sku, trackingName, price, currency, category}`.
 * @attr {string} base-url - API calls go to `api/…` below it. Relative to the page; the root of its origin by default.
 * @attr {string} customer-email-hash - If not empty, the shopper is logged in, for all elements of the page.
 * @attr {string} tenant - Determines the brand.
 * @attr {'off' | 'on'} data-analytics - As on `<cart-fragment>`. May be on an ancestor.
 * @attr {'dark' | 'light' | 'auto'} data-theme - As on `<cart-fragment>`.
 * @attr {string} data-brand - Set by the element: `js` or `md`.
 *
 * @prop {string | null} productId - Reflects `product-id`.
 * @prop {string | null} productTitle - Reflects `product-title`.
 *
 * @fires {CustomEvent<{ productIds: string[], added?: string, removed?: string }>} wishlistChange - After every change
 *   of the wishlist. `added` or `removed` is the product that was changed on this page.
 * @fires {CustomEvent<{ code: 'ITEM_OFFLINE' | 'COUNT_EXCEEDED' | 'FAILED', productId: string, message: string, productIds?: string[] }>} wishlistError -
 *   A product could not be added or removed.
 *
 * @csspart button - The heart.
 * @csspart snackbar - The error message.
 * @csspart close - The close button of the message.
 */
export class WishlistToggleElement extends Base {
  /** The version of the package. */
  static readonly version: string = version;

  static readonly observedAttributes = ['product-id', 'product-title', 'base-url', 'customer-email-hash', 'tenant'];

  #heart: Heart | undefined;

  get productId(): string | null {
    return this.getAttribute('product-id');
  }

  set productId(value: string | null | undefined) {
    reflect(this, 'product-id', value);
  }

  get productTitle(): string | null {
    return this.getAttribute('product-title');
  }

  set productTitle(value: string | null | undefined) {
    reflect(this, 'product-title', value);
  }

  /** @internal */
  connectedCallback(): void {
    takeEarlyProperties(this, ['productId', 'productTitle']);
    this.#heart ??= createHeart(this, this.attachShadow({ mode: 'open', delegatesFocus: true }));
    adoptStyle(this.#heart.root, toggleStyles);
    connectHeart(this.#heart);
  }

  /** @internal */
  disconnectedCallback(): void {
    if (this.#heart) disconnectHeart(this.#heart);
  }

  /** @internal */
  attributeChangedCallback(): void {
    updateHearts();
  }
}

function reflect(element: Element, attribute: string, value: string | null | undefined): void {
  if (value == null) element.removeAttribute(attribute);
  else element.setAttribute(attribute, value);
}
