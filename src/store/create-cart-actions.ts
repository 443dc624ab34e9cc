import { postGiftWrapOpened, postServiceInfoOpened } from '../api/operations/events.ts';
import { getPackagingVariants } from '../api/operations/shop.ts';
import type { FragmentData } from '../domain/fragment-data.ts';
import type { PackagingType } from '../domain/packaging.ts';
import type { ShippingMethodName } from '../domain/shipping.ts';
import { confirmedCart, confirmedItem, leftWithout, shownQuantity } from './cart/cart-selectors.ts';
import { configure } from './configure.ts';
import { refererOf } from './fetching/campaign-cookies.ts';
import { itemIdOf, moveOf } from './intents/intent.ts';
import { openAt, openEntries } from './intents/entry.ts';
import { itemSlot } from './intents/slots.ts';
import { explainError } from './cart/explain-error.ts';
import { noticeIds } from './cart/notices.ts';
import { removeNotices } from './cart/change-notices.ts';
import type { StoreContext } from './cart/store-context.ts';
import { retry } from './retry.ts';
import type { StoreParts } from './queue/store-parts.ts';

/** The actions of the page. They do not throw; failures become state or results. */
export type CartActions = ReturnType<typeof createCartActions>;

export function createCartActions(parts: StoreParts) {
  const { context, fetcher, queue, checkout } = parts;
  const { state } = context;

  /** Moves an item, or one ticket of it, to the wishlist. */
  function moveToWishlist(itemId: string, row: number | null): void {
    const item = confirmedItem(state.getState(), itemId);
    if (!item) return;
    queue.add(moveOf(item, row === null ? 0 : leftWithout(state.getState(), itemId, row)), row);
  }

  return {
    /** Applies new fragment data while the page is open: another cart, login, tenant or shop. */
    configure: (data: FragmentData) => configure(parts, data),
    /** Refetches the cart. Resolves when the new cart is in the state, or the fetch has failed. */
    refresh: () => fetcher.loadOrRefresh(),
    setQuantity(itemId: string, quantity: number): void {
      // The item may be gone while its row is still on the screen.
      if (!confirmedItem(state.getState(), itemId)) return;
      if (quantity !== shownQuantity(state.getState(), itemId)) queue.add({ kind: 'quantity', itemId, quantity });
    },
    removeItem: (itemId: string) =>
      queue.add({ kind: 'removal', itemId, quantity: shownQuantity(state.getState(), itemId) }),
    /** Removes one ticket of an item, or the item with its last ticket. @param row the ticket's row, or `anyTicket`. */
    removeRow(itemId: string, row: number): void {
      const quantity = leftWithout(state.getState(), itemId, row);
      const open = openAt(state.getState(), itemSlot(itemId))?.intent;
      // Otherwise, the wishlist would lose the other ticket.
      if (open?.kind === 'move' && open.left !== quantity) return moveToWishlist(itemId, row);
      queue.add({ kind: quantity > 0 ? 'quantity' : 'removal', itemId, quantity }, row);
    },
    moveToWishlist,
    choosePackaging: (itemId: string, type: PackagingType, variantId: string | null) =>
      queue.add({ kind: 'packaging', itemId, type, variantId }),
    chooseShipping: (method: ShippingMethodName) => queue.add({ kind: 'shipping', method }),
    applyCoupon: (code: string) => queue.add({ kind: 'coupon', code, referer: refererOf(context) }),
    removeCoupon: () => queue.add({ kind: 'couponRemoval' }),
    removeVoucher: (voucherId: string) => queue.add({ kind: 'voucherRemoval', voucherId }),
    setLoyaltyNumber: (number: string) => queue.add({ kind: 'loyaltyNumber', number }),
    discardItemChanges(itemId: string): void {
      const ofItem = openEntries(state.getState()).filter(({ intent }) => itemIdOf(intent) === itemId);
      queue.discard(ofItem.map((entry) => entry.id));
    },
    /** Discards a pending change, or closes a refusal. */
    discardChange: (id: number) => queue.discard([id]),
    /** Repeats what failed or hangs: the first fetch, pending changes, the step to the checkout. */
    retry: () => void retry(parts, true),
    proceed: () => void checkout.proceed(),
    /** Closes a notice, and discards what it offered to retry. The cart is fetched again if it could not be. */
    dismissNotice(id: string): void {
      const entry = state.getState().log.find((source) => noticeIds.entry(source.id) === id);
      if (entry) queue.discard([entry.id]);
      else if (id === noticeIds.checkout || id === noticeIds.slowCheckout) checkout.cancel();
      else if (id === noticeIds.fetch) {
        state.setState({ fetchFailure: null });
        void fetcher.refresh();
      } else removeNotices(context, (notice) => notice.id === id);
    },
    servicesOpened: () => void postShopEvent(context, 'postServiceInfoOpened'),
    giftWrapSelectionOpened: () => void postShopEvent(context, 'postGiftWrapOpened'),
    loadPackagingVariants: (id: string) =>
      context
        .callAfterPause(getPackagingVariants, { params: { id } })
        .catch((error: unknown) => explainError(context, error)),
  };
}

const shopEvents = { postServiceInfoOpened, postGiftWrapOpened };

/** Informs the shop and analytics that the shopper has opened a part of the page. A failure is only reported. */
async function postShopEvent(context: StoreContext, event: keyof typeof shopEvents): Promise<void> {
  const { state, environment, callAfterPause } = context;
  const cart = confirmedCart(state.getState());
  if (!cart) return;
  environment.track({ event });
  await callAfterPause(shopEvents[event], { body: { cartId: cart.cartId } }).catch((error: unknown) =>
    environment.report(error),
  );
}
