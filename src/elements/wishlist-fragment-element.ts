import r2wc from '@r2wc/react-to-web-component';
import { flushSync } from 'react-dom';
import { whenOpened } from '../dom/when-opened.ts';
import type { FragmentDataInput } from '../domain/fragment-data-input.ts';
import { shieldContainer } from '../dom/unclobbered.ts';
import { takeEarlyProperties } from './take-early-properties.ts';
import { shownElements } from './page-data/shown-elements.ts';
import { version } from './version.ts';
import { WishlistRoot } from './wishlist/wishlist-root.tsx';

/** Data of a wishlist page, in the form of the cart's fragment data. Every field may be missing. */
export interface WishlistDataInput {
  readonly baseUrl?: string;
  readonly tenant?: FragmentDataInput['tenant'];
  /** Where errors are reported; the console by default. */
  readonly sentry?: FragmentDataInput['sentry'];
  readonly rootComponentProps?: {
    readonly customerEmailHash?: string | null;
    /** The customer's list, so that it is not fetched. */
    readonly initialWishlist?: readonly string[] | null;
    /** Products as answered by `GET api/product-details/{id}`, so that they are not fetched. */
    readonly initialProducts?: readonly object[] | null;
    readonly tenantConfig?: object | null;
  } | null;
}

const Base: CustomElementConstructor =
  typeof HTMLElement === 'undefined'
    ? // A server can import the element but not create one.
      (Object as unknown as CustomElementConstructor)
    : /* @__PURE__ */ r2wc(WishlistRoot, { shadow: 'open', props: [] });

/**
 * The wishlist page: the products on the list, each with a link, a button to remove it and a way to add it to the cart,
 * and a login link for guests.
 *
 * It finds its data like `<cart-fragment>`; without any, it needs only the attribute `base-url`, or none at the root of
 * the shop.
 *
 * @tagname wishlist-fragment
 *
 * @attr {string} base-url - API calls go to `api/…` below it, and links are resolved against it.
 * @attr {string} tenant - Determines the brand.
 * @attr {string} customer-email-hash - If not empty, the shopper is logged in, for all elements of the page.
 * @attr {string} fragment-data - The data as JSON.
 * @attr {string} data-source - Id of the script with the data.
 * @attr {boolean} can-add-to-cart - Whether the page handles `wishlistAddToCart`, so that each product has a button.
 * @attr {'off' | 'on'} data-analytics - As on `<cart-fragment>`. May be on an ancestor.
 * @attr {'dark' | 'light' | 'auto'} data-theme - As on `<cart-fragment>`.
 * @attr {string} data-brand - Set by the element: `js` or `md`.
 *
 * @slot add-to-cart-ID - Replaces the button that adds the product with this id to the cart.
 *
 * @fires {CustomEvent<{ productIds: string[], added?: string, removed?: string }>} wishlistChange - After every change
 *   of the wishlist.
 * @fires {CustomEvent<{ code: 'ITEM_OFFLINE' | 'COUNT_EXCEEDED' | 'FAILED', productId: string, message: string, productIds?: string[] }>} wishlistError -
 *   A product could not be added or removed, or is no longer sold.
 * @fires {CustomEvent<{ productId: string, waitUntil: (work: PromiseLike<unknown>) => void }>} wishlistAddToCart - The
 *   shopper wants to add a product to the cart. Cancelable: the element then gives no feedback.
 *
 * @csspart page - The whole page.
 * @csspart error-screen - The error screen, shown when the list crashed.
 * @csspart heading - The page heading.
 * @csspart login-prompt - The login link for guests.
 * @csspart skeleton - The list until it is known which products it contains.
 * @csspart notice - A message about the whole list.
 * @csspart items - The list of products.
 * @csspart item - One product.
 * @csspart removed - A product that was removed on this page, with the button that undoes it.
 * @csspart item-picture - The linked picture of a product.
 * @csspart item-title - The linked title of a product.
 * @csspart price - The price of a product.
 * @csspart button - Every button.
 * @csspart add-to-cart - The button that adds a product to the cart.
 * @csspart remove - The button that removes a product from the list.
 * @csspart empty - The view of an empty list.
 */
export class WishlistFragmentElement extends Base {
  /** The version of the package. */
  static readonly version: string = version;

  #data: WishlistDataInput | string | null = null;

  /** Data as set by the page; null if unset, so that the attribute and the scripts are searched. */
  get fragmentData(): WishlistDataInput | string | null {
    return this.#data;
  }

  set fragmentData(value: WishlistDataInput | string | null | undefined) {
    this.#data = value ?? null;
    window.dispatchEvent(new CustomEvent('cartFragmentData'));
  }

  /** @internal */
  connectedCallback(): void {
    takeEarlyProperties(this, ['fragmentData']);
    shownElements().add(this);
    if (this.shadowRoot) shieldContainer(this.shadowRoot);
    const { connectedCallback } = inherited;
    // Renders before the next paint, which would show an empty element. Not immediately, because a host's React may be
    // rendering.
    whenOpened(() => {
      if (this.isConnected) flushSync(() => connectedCallback.call(this));
    });
  }

  /** @internal */
  disconnectedCallback(): void {
    shownElements().delete(this);
    inherited.disconnectedCallback.call(this);
  }

  /** Moves the focus to the heading of the page. */
  override focus(): void {
    this.shadowRoot?.querySelector<HTMLElement>('h1')?.focus();
  }
}

const inherited = Object.getPrototypeOf(WishlistFragmentElement.prototype) as WishlistFragmentElement;
