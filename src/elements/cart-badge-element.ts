import { badgeTexts } from '../messages/badge-texts.ts';
import { confirmedCartMark, numberOfCartItems } from '../storage/cart-values.ts';
import { BadgeElement } from './badges/badge-element.ts';

/**
 * The number of items in the cart, for the cart's icon on any page of the shop; empty at 0. It makes no request.
 *
 * @tagname cart-badge
 *
 * @attr {string} base-url - Follows only the carts of this shop, on a page with several shops. Relative to the page.
 *
 * @csspart number - The number.
 */
export class CartBadgeElement extends BadgeElement {
  static readonly observedAttributes = ['base-url'];

  protected override readonly label = badgeTexts.cart;

  /** The element of the page that has told its number. It knows better than the storage, which shops of an origin share. */
  #cart: Node | null = null;

  protected override follow(signal: AbortSignal): void {
    window.addEventListener(
      'cartVersionChange',
      ({ target, detail }) => {
        if (!this.#isOfShop(detail.cartId)) return;
        this.#cart = target instanceof Element ? target : null;
        this.show(detail.numberOfItems);
      },
      { signal },
    );
    window.addEventListener('storage', () => this.update(), { signal });
  }

  protected override update(): void {
    if (!this.#cart?.isConnected) this.show(numberOfCartItems.read() ?? 0);
  }

  #isOfShop(cartId: string): boolean {
    const shop = this.shop();
    const last = confirmedCartMark.read();
    // A cart notes its shop right before it dispatches the event.
    return !shop || last?.cartId !== cartId || this.resolve(last.baseUrl) === shop;
  }
}
