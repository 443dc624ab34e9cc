import { postGiftWrapOpened, postServiceInfoOpened } from '../api/operations/events.ts';
import { confirmedCart, confirmedItem, leftWithout, pendingChange, shownQuantity } from './cart-selectors.ts';
import type { CartActions } from './cart-store.ts';
import { itemKey } from './changes/change-keys.ts';
import { changes } from './changes/changes.ts';
import type { AddToWishlist } from './changes/move-to-wishlist.ts';
import { configure } from './configure.ts';
import { refererOf } from './fetching/campaign-cookies.ts';
import { fetchPackagingVariants } from './fetching/packaging-variants.ts';
import { noticeIds, removeNotices } from './notices.ts';
import { postShopEvent } from './post-shop-event.ts';
import { retry } from './retry.ts';
import type { StoreParts } from './store-parts.ts';

const silentRetryMs = 10_000;

export function createCartActions(parts: StoreParts): CartActions {
  const { context, fetcher, queue, checkout } = parts;
  const { state, environment } = context;

  /** Makes up for a failed fetch whose notice the shopper has closed. */
  async function refetchSilently(): Promise<void> {
    const failure = await fetcher.refetch('refresh');
    if (failure && confirmedCart(state.getState())) context.later(() => void refetchSilently(), silentRetryMs);
  }

  function moveToWishlist(itemId: string, row: number | null): void {
    const item = confirmedItem(state.getState(), itemId);
    if (!item) return;
    const left = row === null ? 0 : leftWithout(state.getState(), itemId, row);
    const addToWishlist: AddToWishlist = (productId, willAdd) =>
      environment.addToWishlist(productId, state.getState().data, willAdd);
    const replaced = pendingChange(state.getState(), itemKey(itemId))?.change;
    queue.add(changes.move(item, left, replaced?.kind === 'move' ? replaced : addToWishlist), row);
  }

  return {
    configure: (data) => configure(parts, data),
    refresh: () => fetcher.loadOrRefresh(),
    setQuantity(itemId, quantity) {
      // The item may be gone while its row is still on the screen.
      if (!confirmedItem(state.getState(), itemId)) return;
      if (quantity !== shownQuantity(state.getState(), itemId)) queue.add(changes.quantity(itemId, quantity));
    },
    removeItem: (itemId) => queue.add(changes.removal(itemId, shownQuantity(state.getState(), itemId))),
    removeRow(itemId, row) {
      const pending = pendingChange(state.getState(), itemKey(itemId));
      // Otherwise, the wishlist would lose the other ticket.
      if (pending?.change.kind === 'move' && !pending.rows.includes(row)) return moveToWishlist(itemId, row);
      const left = leftWithout(state.getState(), itemId, row);
      queue.add(left > 0 ? changes.quantity(itemId, left) : changes.removal(itemId), row);
    },
    moveToWishlist,
    choosePackaging: (...choice) => queue.add(changes.packaging(...choice)),
    chooseShipping: (method) => queue.add(changes.shipping(method)),
    applyCoupon: (code) => queue.add(changes.coupon(code, refererOf(context))),
    removeCoupon: () => queue.add(changes.couponRemoval()),
    removeVoucher: (voucherId) => queue.add(changes.voucherRemoval(voucherId)),
    setLoyaltyNumber: (number) => queue.add(changes.loyaltyNumber(number)),
    discardItemChanges(itemId) {
      const { pendingChanges } = state.getState();
      queue.discard(pendingChanges.filter(({ change }) => change.itemId === itemId).map(({ id }) => id));
    },
    discardChange: (id) => queue.discard([id]),
    retry: () => void retry(parts, true),
    proceed: () => void checkout.proceed(),
    dismissNotice(id) {
      const { pendingChanges, settledChanges } = state.getState();
      const change = [...pendingChanges, ...settledChanges].find((source) => noticeIds.change(source.id) === id);
      if (change) queue.discard([change.id]);
      else if (id === noticeIds.checkout || id === noticeIds.slowCheckout) checkout.cancel();
      else if (id === noticeIds.fetch) {
        state.setState({ fetchFailure: null });
        void refetchSilently();
      } else removeNotices(context, (notice) => notice.id === id);
    },
    servicesOpened: () => void postShopEvent(context, postServiceInfoOpened),
    giftWrapSelectionOpened: () => void postShopEvent(context, postGiftWrapOpened),
    loadPackagingVariants: (id) => fetchPackagingVariants(context, id),
  };
}
