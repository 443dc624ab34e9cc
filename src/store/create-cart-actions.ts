import { postGiftWrapOpened, postServiceInfoOpened } from '../api/operations/events.ts';
import { getPackagingVariants } from '../api/operations/shop.ts';
import { confirmedCart, confirmedItem, leftWithout, shownQuantity } from './cart/cart-selectors.ts';
import type { CartActions } from './cart-store.ts';
import { configure } from './configure.ts';
import { refererOf } from './fetching/campaign-cookies.ts';
import { itemIdOf, moveOf } from './intents/intent.ts';
import { openAt, openEntries } from './intents/log.ts';
import { itemSlot } from './intents/slots.ts';
import { explainError } from './cart/explain-error.ts';
import { noticeIds } from './cart/notices.ts';
import { removeNotices } from './cart/change-notices.ts';
import type { StoreContext } from './cart/store-context.ts';
import { retry } from './retry.ts';
import type { StoreParts } from './queue/store-parts.ts';

const silentRetryMs = 10_000;

export function createCartActions(parts: StoreParts): CartActions {
  const { context, fetcher, queue, checkout } = parts;
  const { state } = context;

  /** Makes up for a failed fetch whose notice the shopper has closed. */
  async function refetchSilently(): Promise<void> {
    const failure = await fetcher.refetch('refresh');
    if (failure && confirmedCart(state.getState())) context.later(() => void refetchSilently(), silentRetryMs);
  }

  function moveToWishlist(itemId: string, row: number | null): void {
    const item = confirmedItem(state.getState(), itemId);
    if (!item) return;
    queue.add(moveOf(item, row === null ? 0 : leftWithout(state.getState(), itemId, row)), row);
  }

  return {
    configure: (data) => configure(parts, data),
    refresh: () => fetcher.loadOrRefresh(),
    setQuantity(itemId, quantity) {
      // The item may be gone while its row is still on the screen.
      if (!confirmedItem(state.getState(), itemId)) return;
      if (quantity !== shownQuantity(state.getState(), itemId)) queue.add({ kind: 'quantity', itemId, quantity });
    },
    removeItem: (itemId) => queue.add({ kind: 'removal', itemId, quantity: shownQuantity(state.getState(), itemId) }),
    removeRow(itemId, row) {
      const quantity = leftWithout(state.getState(), itemId, row);
      const open = openAt(state.getState(), itemSlot(itemId))?.intent;
      // Otherwise, the wishlist would lose the other ticket.
      if (open?.kind === 'move' && open.left !== quantity) return moveToWishlist(itemId, row);
      queue.add({ kind: quantity > 0 ? 'quantity' : 'removal', itemId, quantity }, row);
    },
    moveToWishlist,
    choosePackaging: (itemId, type, variantId) => queue.add({ kind: 'packaging', itemId, type, variantId }),
    chooseShipping: (method) => queue.add({ kind: 'shipping', method }),
    applyCoupon: (code) => queue.add({ kind: 'coupon', code, referer: refererOf(context) }),
    removeCoupon: () => queue.add({ kind: 'couponRemoval' }),
    removeVoucher: (voucherId) => queue.add({ kind: 'voucherRemoval', voucherId }),
    setLoyaltyNumber: (number) => queue.add({ kind: 'loyaltyNumber', number }),
    discardItemChanges(itemId) {
      const ofItem = openEntries(state.getState()).filter(({ intent }) => itemIdOf(intent) === itemId);
      queue.discard(ofItem.map((entry) => entry.id));
    },
    discardChange: (id) => queue.discard([id]),
    retry: () => void retry(parts, true),
    proceed: () => void checkout.proceed(),
    dismissNotice(id) {
      const entry = state.getState().log.find((source) => noticeIds.entry(source.id) === id);
      if (entry) queue.discard([entry.id]);
      else if (id === noticeIds.checkout || id === noticeIds.slowCheckout) checkout.cancel();
      else if (id === noticeIds.fetch) {
        state.setState({ fetchFailure: null });
        void refetchSilently();
      } else removeNotices(context, (notice) => notice.id === id);
    },
    servicesOpened: () => void postShopEvent(context, 'postServiceInfoOpened'),
    giftWrapSelectionOpened: () => void postShopEvent(context, 'postGiftWrapOpened'),
    loadPackagingVariants: (id) =>
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
