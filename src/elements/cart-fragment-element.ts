import { focusCart } from '../react/focus/focus-cart.ts';
import { sessionOf } from './cart-session.ts';
import type { FragmentDataInput } from './fragment-data-input.ts';
import { attributeProperties, propsSlot, R2wcBase } from './r2wc-element.ts';

/**
 * The cart of a shop of experience gifts: items, packaging, shipping, summary and the way to the order data.
 *
 * It starts from fragment data, which it looks for in its property `fragmentData`, in a child
 * `<script type="application/json">`, in the script whose id stands in `data-source`, and in a document-wide
 * `<script type="application/json" data-fragment-id="cart-fragment">`, in this order.
 *
 * @tagname cart-fragment
 *
 * @attr {string} base-url - Overrides `baseUrl`: API calls go to `api/…` below it. Relative to the page.
 * @attr {string} tenant - Overrides `tenant`: JS_DE, JS_AT, MD_DE, MD_AT or MD_CH.
 * @attr {string} customer-email-hash - Overrides `customerEmailHash`: not empty means logged in.
 * @attr {string} next-step-url - Overrides `nextStepUrl`: where the proceed button leads.
 * @attr {string} last-check-url - Overrides `lastCheckUrl`: where an express payment leads.
 * @attr {string} data-source - Id of the script that holds the fragment data.
 * @attr {string} data-brand - Set by the element: `js` or `md`, for selectors of the page.
 * @attr data-server-rendered - Set by the server renderer, taken off when its markup is taken over.
 *
 * @prop {string | null} baseUrl - Reflects `base-url`.
 * @prop {string | null} tenant - Reflects `tenant`.
 * @prop {string | null} customerEmailHash - Reflects `customer-email-hash`.
 * @prop {string | null} nextStepUrl - Reflects `next-step-url`.
 * @prop {string | null} lastCheckUrl - Reflects `last-check-url`.
 * @prop {string | null} dataSource - Reflects `data-source`.
 *
 * @fires {CustomEvent<{ hydrated: boolean }>} cartFragmentReady - The first render is on the screen.
 * @fires {CustomEvent<{ cart: Cart }>} cartChange - The confirmed cart differs from the one before, the first included.
 * @fires {CustomEvent<{ cartId: string, cartVersion: number, numberOfItems: number }>} cartVersionChange - Right after
 *   `cartChange`, when the version is another. `numberOfItems` counts pieces.
 * @fires {CustomEvent<{ cartId: string }>} cartEmptied - The shopper removed the last item. Cancelable: otherwise the
 *   page reloads.
 * @fires {CustomEvent<{ cartId: string, nextStepUrl: string }>} cartProceed - Before the browser goes to the next step.
 *   Cancelable: who cancels it navigates by himself.
 * @fires {CustomEvent<{ message: string, eventId?: string }>} cartFragmentError - The cart could not start, or crashed.
 *
 * @csspart page - The whole page.
 * @csspart error-screen - The page when the cart crashed or could not start.
 * @csspart heading - The headline.
 * @csspart notice - A banner.
 * @csspart items - The list of items.
 * @csspart item - One row of the list.
 * @csspart item-picture - The linked picture of an item.
 * @csspart item-title - The linked title of an item.
 * @csspart item-facts - Place, date, time and participants.
 * @csspart item-actions - The quiet buttons of an item.
 * @csspart item-total - The total of an item.
 * @csspart badge - The badge of the friends discount.
 * @csspart price - The price of an item.
 * @csspart quantity - The quantity with its label.
 * @csspart remove - The button that removes an item.
 * @csspart packaging - The packagings of an item.
 * @csspart shipping - The shipping methods.
 * @csspart delivery-term - When the order arrives.
 * @csspart discount - The discount code, or the way to enter one.
 * @csspart discount-label - The code or the campaign that applies.
 * @csspart vouchers - The value vouchers that are applied.
 * @csspart voucher - One of them.
 * @csspart redemption-link - The link to the page where vouchers are redeemed.
 * @csspart loyalty - The loyalty number.
 * @csspart loyalty-points - The points that the order earns.
 * @csspart field - A field with its label and its error.
 * @csspart input - The text input of a field.
 * @csspart select - The select of a quantity or a field.
 * @csspart summary - The sums.
 * @csspart total - The row of the total.
 * @csspart proceed-bar - The sticky bar with the total and the next step.
 * @csspart proceed - The link to the next step.
 * @csspart payment-methods - The area of the express payments.
 * @csspart button - Every button.
 * @csspart snackbar - A short message at the edge of the screen.
 * @csspart close - Buttons that close banners and dialogs.
 * @csspart dialog - A dialog.
 * @csspart empty - The view of an empty cart.
 * @csspart skeleton - What stands there while the cart is being fetched.
 *
 * @cssprop [--cart-font-family=inherit] - The font; the page's own by default.
 * @cssprop [--cart-color-accent=#d4002a] - Buttons and what is chosen; a background of `--cart-color-on-accent`.
 * @cssprop [--cart-color-accent-strong=#a80021] - The accent under the pointer.
 * @cssprop [--cart-color-accent-soft=#fdeff1] - A light background of the accent.
 * @cssprop [--cart-color-on-accent=#fff] - Text on the accent.
 * @cssprop [--cart-color-surface=#fff] - Cards and dialogs.
 * @cssprop [--cart-color-surface-muted=#f8f5f2] - Quiet backgrounds.
 * @cssprop [--cart-color-text=#2b2522] - Text.
 * @cssprop [--cart-color-text-muted=#6a605a] - Quiet text.
 * @cssprop [--cart-color-border=#e6dfd9] - Lines between parts.
 * @cssprop [--cart-color-border-strong=#8f847c] - Outlines of controls.
 * @cssprop [--cart-color-focus=#1f5fbf] - The outline of what has the focus.
 * @cssprop [--cart-color-error=#b3001e] - Text and icon of errors.
 * @cssprop [--cart-color-error-soft=#fdedef] - Background of errors.
 * @cssprop [--cart-color-warning=#7a4b00] - Text and icon of warnings.
 * @cssprop [--cart-color-warning-soft=#fff4de] - Background of warnings.
 * @cssprop [--cart-color-success=#1c6b3a] - Text and icon of what went well.
 * @cssprop [--cart-color-success-soft=#eaf6ee] - Background of what went well.
 * @cssprop [--cart-color-promo=#6b2c7a] - Text and icon of offers.
 * @cssprop [--cart-color-promo-soft=#f7eef9] - Background of offers.
 * @cssprop [--cart-radius=8px] - Rounding of controls.
 * @cssprop [--cart-radius-large=12px] - Rounding of cards and dialogs.
 * @cssprop [--cart-space-1=4px] - The first of eight steps of space, up to `--cart-space-8`.
 * @cssprop [--cart-space-2=8px] - The second step of space.
 * @cssprop [--cart-space-3=12px] - The third step of space.
 * @cssprop [--cart-space-4=16px] - The fourth step of space.
 * @cssprop [--cart-space-5=24px] - The fifth step of space.
 * @cssprop [--cart-space-6=32px] - The sixth step of space.
 * @cssprop [--cart-space-7=48px] - The seventh step of space.
 * @cssprop [--cart-space-8=64px] - The eighth step of space.
 * @cssprop [--cart-duration=160ms] - How long motion takes; none where the shopper wants less of it.
 * @cssprop [--cart-sticky-top=16px] - Where sticky parts stop: the height of the page's own sticky header.
 * @cssprop [--cart-max-width=1360px] - The widest that the cart gets.
 */
export class CartFragmentElement extends R2wcBase {
  constructor() {
    super();
    // What a page sets before the definition arrives stands on the element itself and would hide the accessors.
    for (const property of ['fragmentData', ...attributeProperties] as const) {
      if (!Object.hasOwn(this, property)) continue;
      const { [property]: value } = this;
      Reflect.deleteProperty(this, property);
      Reflect.set(this, property, value);
    }
  }

  /** The fragment data that the page has set here, as given; null leaves the search to the scripts. */
  get fragmentData(): FragmentDataInput | string | null {
    return sessionOf(this).given?.value ?? null;
  }

  set fragmentData(value: FragmentDataInput | string | null | undefined) {
    const session = sessionOf(this);
    session.given = value == null ? null : { value };
    session.attend();
  }

  /**
   * Fetches the cart again, such as after the page has put something into it; resolves when that has ended, well or
   * not. Before the cart has started it resolves at once, since the start fetches anyway.
   */
  refresh(): Promise<void> {
    return sessionOf(this).refresh();
  }

  /** Moves the focus to the cart's heading. */
  override focus(): void {
    const root = sessionOf(this).focusRoot();
    if (root) focusCart(root);
  }

  /** @internal */
  override attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    super.attributeChangedCallback(name, before, now);
    if (now) return;
    // @r2wc/core hears nothing of removed and empty attributes, and its property would keep the old value.
    const property = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    this[propsSlot][property] = now;
    sessionOf(this).attend();
  }

  /** Being there keeps `moveBefore` from disconnecting and connecting. @internal */
  connectedMoveCallback(): void {}
}

declare global {
  interface HTMLElementTagNameMap {
    'cart-fragment': CartFragmentElement;
  }
}
