import { hostProperties } from '../domain/host-properties.ts';
import { focusCart } from '../dom/focus-cart.ts';
import { sessionOf } from './cart-session.ts';
import type { FragmentDataInput } from '../domain/fragment-data-input.ts';
import { dataAttribute } from './page-data/page-data.ts';
import { propsSlot, R2wcBase } from './r2wc-element.ts';
import { takeEarlyProperties } from './take-early-properties.ts';
import { version } from './version.ts';

/**
 * The cart of a shop that sells experience gifts: items, packaging, shipping, summary and the link to the checkout.
 *
 * It searches the property `fragmentData`, the attribute `fragment-data`, a child `<script type="application/json">`, the
 * script whose id is in `data-source`, and a document-wide
 * `<script type="application/json" data-fragment-id="cart-fragment">` for its fragment data, in this order.
 *
 * @tagname cart-fragment
 *
 * @attr {string} base-url - Overrides `baseUrl`: API calls go to `api/…` below it. Relative to the page.
 * @attr {string} tenant - Overrides `tenant`: JS_DE, JS_AT, MD_DE, MD_AT or MD_CH.
 * @attr {string} customer-email-hash - Overrides `customerEmailHash`: if not empty, the shopper is logged in.
 * @attr {string} next-step-url - Overrides `nextStepUrl`: target of the proceed button.
 * @attr {string} last-check-url - Overrides `lastCheckUrl`: target after an express payment.
 * @attr {string} fragment-data - The same as the property `fragmentData`, as JSON.
 * @attr {string} data-source - Id of the script with the fragment data.
 * @attr {'off' | 'on'} data-analytics - `on`: analytics may store what it counts. `off`: it does not push, either.
 * @attr data-cart-badge - The page shows the stored number of items, so that it is stored even with `data-analytics="off"`.
 * @attr {'dark' | 'light' | 'auto'} data-theme - `light` by default; `auto` follows the system.
 * @attr {string} data-layer-name - Global variable of the data layer; `dataLayer` by default.
 * @attr {string} data-brand - Set by the element: `js` or `md`, for use in selectors.
 * @attr data-cart-fragment - For a cart with another tag: `placeholder.css` applies to it.
 * @attr {'load' | 'idle' | 'visible' | 'interaction'} hydrate - When the engine of a drawn cart loads, or by
 *   `cart-fragment.early.js` all of a server-rendered one; `load` by default.
 * @attr data-cart - Set by the server renderer for `cart-fragment.early.js`; removed on hydration.
 * @attr data-server-rendered - Set by the server renderer, removed on hydration.
 *
 * @prop {string | null} baseUrl - Reflects `base-url`.
 * @prop {string | null} tenant - Reflects `tenant`.
 * @prop {string | null} customerEmailHash - Reflects `customer-email-hash`.
 * @prop {string | null} nextStepUrl - Reflects `next-step-url`.
 * @prop {string | null} lastCheckUrl - Reflects `last-check-url`.
 * @prop {string | null} dataSource - Reflects `data-source`.
 *
 * @fires {CustomEvent<{ hydrated: boolean }>} cartFragmentReady - The first render is on the screen.
 * @fires {CustomEvent<{ cart: Cart }>} cartChange - The confirmed cart differs from the one before; also for the first.
 * @fires {CustomEvent<{ cartId: string, cartVersion: number, numberOfItems: number }>} cartVersionChange - Right after
 *   `cartChange`, if the version has changed. `numberOfItems` is the sum of all quantities.
 * @fires {CustomEvent<{ cartId: string }>} cartEmptied - The shopper removed the last item. The page reloads unless
 *   the event is canceled.
 * @fires {CustomEvent<{ cartId: string, nextStepUrl: string }>} cartProceed - Before the browser navigates to the
 *   next step. Cancelable, so that the page can navigate itself.
 * @fires {CustomEvent<{ productIds: string[], added?: string, removed?: string }>} wishlistChange - After every change
 *   of the wishlist.
 * @fires {CustomEvent<{ code: 'ITEM_OFFLINE' | 'COUNT_EXCEEDED' | 'FAILED', productId: string, message: string, productIds?: string[] }>} wishlistError -
 *   A product could not be added to the wishlist or removed from it.
 * @fires {CustomEvent<{ isVisible: boolean }>} paymentVisibilityChange - The area with the express payment buttons became
 *   visible or hidden.
 * @fires {CustomEvent<{ message: string, eventId?: string }>} cartFragmentError - The cart could not start, or crashed.
 *
 * @slot empty - Below an empty cart, such as the products that the shopper has viewed last.
 *
 * @csspart page - The whole page.
 * @csspart error-screen - The error screen, shown when the cart crashed or could not start.
 * @csspart heading - The page heading.
 * @csspart notice - A banner.
 * @csspart items - The list of items.
 * @csspart item - One row of the list; a ticket after the first continues its card.
 * @csspart removed - The line in place of what was removed.
 * @csspart item-picture - The linked picture of an item.
 * @csspart item-title - The linked title of an item.
 * @csspart item-facts - Place, date, time and participants.
 * @csspart item-actions - The secondary buttons of an item.
 * @csspart item-total - The total of an item.
 * @csspart tickets-price - The sum of several tickets of an item.
 * @csspart badge - The badge of the friends discount.
 * @csspart price - The price of an item.
 * @csspart quantity - The quantity with its label.
 * @csspart wishlist - The button that moves an item to the wishlist.
 * @csspart remove - The button that removes an item.
 * @csspart packaging - The packaging options of an item.
 * @csspart arrival - When an item arrives.
 * @csspart shipping - The shipping methods.
 * @csspart delivery-term - When the order arrives, in the summary, and what express would change about that.
 * @csspart discount - The discount code, or the button to enter one.
 * @csspart discount-label - The code or the campaign that applies.
 * @csspart vouchers - The applied value vouchers.
 * @csspart voucher - One applied value voucher.
 * @csspart redemption-link - The link to the page where vouchers are redeemed.
 * @csspart loyalty - The loyalty number.
 * @csspart loyalty-points - The points that the order earns.
 * @csspart field - A field with its label and its error.
 * @csspart input - The text input of a field.
 * @csspart select - The select of a quantity or a field.
 * @csspart summary - The order summary.
 * @csspart total - The summary row with the total.
 * @csspart sum-change - By how much a row of the summary has changed, for a few seconds.
 * @csspart assurances - The short promises of the shop at the next step.
 * @csspart proceed-bar - The sticky bar with the total and the next step.
 * @csspart proceed - The link to the next step.
 * @csspart payment-methods - The area for express payment buttons.
 * @csspart button - Every button.
 * @csspart snackbar - A short message at the edge of the screen.
 * @csspart close - The close button of a banner, snackbar or dialog.
 * @csspart dialog - A dialog.
 * @csspart empty - The view of an empty cart.
 * @csspart skeleton - The placeholder while the cart is being fetched.
 *
 * @cssprop [--cart-font-family=inherit] - The font; inherited by default.
 * @cssprop [--cart-font-size=clamp(1em, 1rem, 2em)] - The size of text, to which all others relate; `1em` is what the
 *   reader has set in the browser.
 * @cssprop [--cart-color-accent=#d4002a] - Buttons and selected options; background of `--cart-color-on-accent`.
 * @cssprop [--cart-color-accent-strong=color-mix(in srgb, accent, text 25%)] - The accent on hover.
 * @cssprop [--cart-color-accent-soft=color-mix(in srgb, surface, accent 7%)] - A tint of the accent, for backgrounds.
 * @cssprop [--cart-color-on-accent=#fff] - Text on the accent.
 * @cssprop [--cart-color-surface=#fff] - Cards and dialogs.
 * @cssprop [--cart-color-surface-muted=#f8f5f2] - Muted backgrounds.
 * @cssprop [--cart-color-text=#2b2522] - Text.
 * @cssprop [--cart-color-text-muted=#6a605a] - Muted text.
 * @cssprop [--cart-color-border=#e6dfd9] - Lines between parts.
 * @cssprop [--cart-color-border-strong=#8f847c] - Outlines of controls.
 * @cssprop [--cart-color-focus=#1f5fbf] - Focus outline.
 * @cssprop [--cart-color-error=#b3001e] - Text and icon of errors.
 * @cssprop [--cart-color-error-soft=#fdedef] - Background of errors.
 * @cssprop [--cart-color-warning=#7a4b00] - Text and icon of warnings.
 * @cssprop [--cart-color-warning-soft=#fff4de] - Background of warnings.
 * @cssprop [--cart-color-success=#1c6b3a] - Text and icon of success messages.
 * @cssprop [--cart-color-success-soft=#eaf6ee] - Background of success messages.
 * @cssprop [--cart-color-promo=#6b2c7a] - Text and icon of offers.
 * @cssprop [--cart-color-promo-soft=#f7eef9] - Background of offers.
 * @cssprop [--cart-radius=8px] - Border radius of controls.
 * @cssprop [--cart-radius-large=12px] - Border radius of cards and dialogs.
 * @cssprop [--cart-space-1=4px] - First step of the spacing scale, which has eight.
 * @cssprop [--cart-space-2=8px] - Second step of the spacing scale.
 * @cssprop [--cart-space-3=12px] - Third step of the spacing scale.
 * @cssprop [--cart-space-4=16px] - Fourth step of the spacing scale.
 * @cssprop [--cart-space-5=24px] - Fifth step of the spacing scale.
 * @cssprop [--cart-space-6=32px] - Sixth step of the spacing scale.
 * @cssprop [--cart-space-7=48px] - Seventh step of the spacing scale.
 * @cssprop [--cart-space-8=64px] - Eighth step of the spacing scale.
 * @cssprop [--cart-duration=160ms] - Duration of animations; none if the shopper prefers reduced motion.
 * @cssprop [--cart-sticky-top=16px] - Offset of sticky parts: the height of the page's own sticky header.
 * @cssprop [--cart-max-width=1360px] - Maximum width of the cart.
 */
export class CartFragmentElement extends R2wcBase {
  /** The version of the package. */
  static readonly version: string = version;

  /** @internal */
  static get observedAttributes(): string[] {
    return [...(R2wcBase as unknown as { observedAttributes: string[] }).observedAttributes, dataAttribute];
  }

  constructor() {
    super();
    takeEarlyProperties(this, hostProperties);
  }

  /** Fragment data as set by the page; null if unset, so that the scripts are searched. */
  get fragmentData(): FragmentDataInput | string | null {
    return sessionOf(this).assigned();
  }

  set fragmentData(value: FragmentDataInput | string | null | undefined) {
    sessionOf(this).assign(value ?? null);
  }

  /**
   * Refetches the cart, for example after the page has added an item. Resolves when the fetch has succeeded or failed,
   * and at once before the cart has started, because the start then fetches it.
   */
  refresh(): Promise<void> {
    return sessionOf(this).refresh();
  }

  /** Moves the focus to the cart's heading. */
  override focus(): void {
    const root = sessionOf(this).shownRoot();
    if (root) focusCart(root, false);
  }

  /** @internal */
  override attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (name === dataAttribute) return sessionOf(this).update();
    super.attributeChangedCallback(name, before, now);
    if (now) return;
    // @r2wc/core ignores removed and empty attributes, so its property would keep the old value.
    const property = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    this[propsSlot][property] = now;
    sessionOf(this).update();
  }

  /** Its presence prevents `moveBefore` from disconnecting and reconnecting the element. @internal */
  connectedMoveCallback(): void {
    sessionOf(this).moved();
  }
}
