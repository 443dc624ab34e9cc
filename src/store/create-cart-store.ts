import { createStore } from 'zustand/vanilla';
import { countPieces } from '../domain/cart.ts';
import type { FragmentData } from '../domain/fragment-data.ts';
import { acceptCart } from './accept-cart.ts';
import type { CartActions } from './cart-actions.ts';
import { createCore } from './cart-core.ts';
import { createCartLoader } from './cart-loader.ts';
import { confirmedCart, shownQuantity } from './cart-selectors.ts';
import type { CartState } from './cart-state.ts';
import type { CartStore } from './cart-store.ts';
import type { CartWorld } from './cart-world.ts';
import { refererOf } from './discount-campaign.ts';
import { initialNoticeId, initialState } from './initial-state.ts';
import { removeNotices } from './notices.ts';
import { followOtherTabs } from './other-tabs.ts';
import { proceed } from './proceed.ts';
import { createWishOutcomes } from './wish-outcomes.ts';
import { createWishQueue } from './wish-queue.ts';
import { subjectOf } from './wish.ts';

/** The store of one cart; see `CartStore` for its life and `CartActions` for what it does. */
export function createCartStore(world: CartWorld, data: FragmentData): CartStore {
  const state = createStore<CartState>(() => initialState(data, world.network.isOnline()));
  const { core, cancelTimers } = createCore(state, world);
  const loader = createCartLoader(core);
  const queue = createWishQueue(
    core,
    createWishOutcomes(core, loader, () => queue),
  );
  let stopListening: (() => void) | null = null;
  let proceedFailed = false;

  async function refresh(source: 'refresh' | 'otherTab' = 'refresh'): Promise<void> {
    if (!confirmedCart(state.getState())) return loader.load();
    if (source === 'refresh') await loader.converge();
    else await loader.refetch(source);
  }

  async function goOn(): Promise<void> {
    proceedFailed = !(await proceed(core));
  }

  async function loadDeliveryTerms(): Promise<void> {
    try {
      state.setState({ deliveryTerms: await core.api.getDeliveryTerms() });
    } catch (error) {
      world.report(error);
    }
  }

  /** Another shop has another cart; nothing of this one may be sent there. */
  function switchShop(): void {
    queue.stop();
    state.setState({
      ...initialState(state.getState().data, world.network.isOnline()),
      phase: { kind: 'absent' },
      notices: [],
    });
    void loader.load();
    void loadDeliveryTerms();
  }

  async function retry(): Promise<void> {
    const { phase, wishes, notices } = state.getState();
    const unsure = wishes.length > 0 || (notices.some((notice) => notice.retry) && !proceedFailed);
    removeNotices(core, (notice) => notice.retry);
    if (phase.kind !== 'ready') return loader.load();
    queue.revive();
    if (unsure) await loader.converge();
    queue.pump();
    if (proceedFailed) await goOn();
  }

  function networkChanged(online: boolean): void {
    state.setState({ online });
    if (!online) return;
    const { phase, wishes, notices } = state.getState();
    const missed = notices.some(({ content }) => content.kind === 'failure' && content.failure.kind === 'offline');
    if (phase.kind === 'failed' || wishes.length > 0 || missed) void retry();
    else queue.pump();
  }

  const actions: CartActions = {
    configure(next) {
      const { data: before } = state.getState();
      state.setState({ data: next });
      const { initialCart, customerEmailHash } = next.rootComponentProps;
      if (initialCart && initialCart !== before.rootComponentProps.initialCart) {
        acceptCart(core, initialCart, 'refresh');
      } else if (before.baseUrl !== next.baseUrl || before.tenant !== next.tenant) {
        switchShop();
      } else if (before.rootComponentProps.customerEmailHash !== customerEmailHash) {
        void loader.refetch('login');
      }
    },
    refresh,
    setQuantity(itemId, quantity) {
      if (quantity !== shownQuantity(state.getState(), itemId)) queue.ask({ kind: 'quantity', itemId, quantity });
    },
    removeItem: (itemId) => queue.ask({ kind: 'removal', itemId }),
    removeRow(itemId, row) {
      const left = shownQuantity(state.getState(), itemId) - 1;
      queue.ask(left > 0 ? { kind: 'quantity', itemId, quantity: left } : { kind: 'removal', itemId }, row);
    },
    choosePackaging: (itemId, packagingOptionType, packagingVariantId) =>
      queue.ask({ kind: 'packaging', itemId, packagingOptionType, packagingVariantId }),
    chooseShipping: (method) => queue.ask({ kind: 'shipping', method }),
    applyCoupon(code) {
      state.setState({ couponFailure: null });
      queue.ask({ kind: 'coupon', code, referer: refererOf(core) });
    },
    removeCoupon: () => queue.ask({ kind: 'couponRemoval' }),
    removeVoucher: (voucherId) => queue.ask({ kind: 'voucherRemoval', voucherId }),
    setLoyaltyNumber: (number) => queue.ask({ kind: 'loyaltyNumber', number }),
    cancelItem: (itemId) => queue.giveUp([`item:${itemId}`, `packaging:${itemId}`]),
    retry: () => void retry(),
    proceed: () => void goOn(),
    dismissNotice(id) {
      const dismissed = state.getState().notices.find((notice) => notice.id === id);
      removeNotices(core, (notice) => notice.id === id);
      if (id === initialNoticeId) world.page.removeQueryParameters(['cartWasSynced', 'error']);
      if (dismissed?.retry) {
        queue.giveUp(
          state
            .getState()
            .wishes.filter((wish) => wish.failed)
            .map((wish) => subjectOf(wish.change)),
        );
      }
    },
    clearCouponFailure: () => state.setState({ couponFailure: null }),
    servicesOpened: () => postEvent(core.api.postServiceInfoOpened),
    giftWrapSelectionOpened: () => postEvent(core.api.postGiftWrapOpened),
    loadPackagingVariants: (variantId) => core.api.getPackagingVariants(variantId),
  };

  function postEvent(post: (cartId: string) => Promise<void>): void {
    const cart = confirmedCart(state.getState());
    if (cart) post(cart.cartId).catch((error: unknown) => world.report(error));
  }

  /** The host learns of the cart that the page brought along as of any other. */
  function announceInitialCart(): void {
    const cart = confirmedCart(state.getState());
    if (!cart) return;
    world.page.emit('cartChange', { cart });
    const { cartId, cartVersion } = cart;
    world.page.emit('cartVersionChange', { cartId, cartVersion, numberOfItems: countPieces(cart) });
  }

  let startedBefore = false;
  return {
    state,
    actions,
    start() {
      if (stopListening) return;
      const listeners = [
        followOtherTabs(core, () => refresh('otherTab')),
        world.network.listen(networkChanged),
        world.page.onReturn(() => {
          state.setState({ proceeding: false });
          void refresh();
        }),
      ];
      stopListening = () => listeners.forEach((stop) => stop());
      if (startedBefore) void refresh().then(() => queue.pump());
      else {
        announceInitialCart();
        void loader.load();
      }
      void loadDeliveryTerms();
      startedBefore = true;
    },
    stop() {
      stopListening?.();
      stopListening = null;
      queue.stop();
      loader.stop();
      cancelTimers();
    },
  };
}
