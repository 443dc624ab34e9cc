import { badgeTexts } from '../messages/badge-texts.ts';
import { countGuestsWishes } from '../storage/guests-wishes.ts';
import { customersWishes } from '../storage/wishlist-values.ts';
import { openChannel } from '../store/tabs/tab-messages.ts';
import type { Wishlist } from '../store/wishlist/wishlist.ts';
import { BadgeElement } from './badges/badge-element.ts';
import { sharedWishlists, wishlistOpened } from './wishlist/shared-wishlists.ts';

/**
 * The number of products on the wishlist, for any page of the shop; empty at 0. It makes no request: the number of a
 * customer is that of the hearts, the cart or the wishlist on the page, or on the last page that had one and a badge.
 *
 * @tagname wishlist-badge
 *
 * @attr {string} base-url - Follows only the wishlist of this shop, on a page with several shops. Relative to the page.
 * @attr {string} customer-email-hash - If not empty, the shopper is logged in.
 *
 * @csspart number - The number.
 */
export class WishlistBadgeElement extends BadgeElement {
  static readonly observedAttributes = ['base-url', 'customer-email-hash'];

  protected override readonly label = badgeTexts.wishlist;

  #wishlist: Wishlist | undefined;
  #unsubscribe: (() => void) | undefined;

  protected override follow(signal: AbortSignal): void {
    // The list of a new wishlist is that of a guest until its element has read the login.
    window.addEventListener(wishlistOpened, () => queueMicrotask(() => this.update()), { signal });
    window.addEventListener(
      'wishlistChange',
      ({ detail }) => {
        if (!this.#wishlist) this.show(detail.productIds.length);
      },
      { signal },
    );
    // A page with a wishlist knows better.
    window.addEventListener('storage', () => this.#wishlist ?? this.update(), { signal });
    const tabs = openChannel('cf_wishlist');
    tabs?.addEventListener('message', () => this.update(), { signal });
    signal.addEventListener('abort', () => {
      tabs?.close();
      this.#open(undefined);
    });
  }

  protected override update(): void {
    const shop = this.shop();
    this.#open(shop ? sharedWishlists().get(shop) : [...sharedWishlists().values()].at(-1));
    this.#showState();
  }

  #open(wishlist: Wishlist | undefined): void {
    if (wishlist === this.#wishlist) return;
    this.#unsubscribe?.();
    this.#wishlist = wishlist;
    this.#unsubscribe = wishlist?.state.subscribe((now, before) => {
      if (before.isCustomers && !now.isCustomers) customersWishes.remove();
      this.#showState();
    });
    // Not with each change: a guest's page that is still open may be older than the login.
    if (wishlist && !wishlist.state.getState().isCustomers) customersWishes.remove();
  }

  #showState(): void {
    const state = this.#wishlist?.state.getState();
    const customer = state ? state.isCustomers && state.customer : this.getAttribute('customer-email-hash');
    if (state?.isLoaded && customer) customersWishes.write([customer, String(state.ids.length)]);
    const [owner, count] = customersWishes.read() ?? [];
    if (!customer) this.show(state?.ids.length ?? countGuestsWishes());
    else this.show(owner === customer ? Number(count) : 0);
  }
}
