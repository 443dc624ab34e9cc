import { createStore } from 'zustand/vanilla';
import { createFirstCalls } from '../api/first-calls.ts';
import type { Cart } from '../domain/cart.ts';
import type { FragmentData } from '../domain/fragment-data.ts';
import { acceptCart, tellHost } from './accept-cart.ts';
import { refererOf } from './campaign-cookies.ts';
import type { CartActions } from './cart-actions.ts';
import { createCore } from './cart-core.ts';
import { createCartLoader } from './cart-loader.ts';
import { confirmedCart, confirmedItem, shownQuantity } from './cart-selectors.ts';
import type { CartState } from './cart-state.ts';
import type { CartStore } from './cart-store.ts';
import type { CartWorld } from './cart-world.ts';
import { initialNoticeId, initialState } from './initial-state.ts';
import { createLaterPart } from './later-part.ts';
import { addFailureNotice, addNotice, removeNotices } from './notices.ts';
import { followOtherTabs } from './other-tabs.ts';
import { rememberWish } from './remember-wish.ts';
import type { Change } from './wish.ts';

/**
 * The store of one cart; see `CartStore` for its life and `CartActions` for what it does. What changes a cart is loaded
 * by `prepare`, or when it is first needed; until then wishes are only remembered and shown.
 */
export function createCartStore(world: CartWorld, data: FragmentData): CartStore {
  const state = createStore<CartState>(() => initialState(data));
  const { core, run, halt } = createCore(state, world);
  const calls = createFirstCalls(core.call);
  const loader = createCartLoader(core, calls, {
    explain: async (error, source) => {
      const part = await changes.load().catch(() => null);
      return part?.explain(error, source) ?? { kind: world.network.isOnline() ? 'connection' : 'offline' };
    },
    redeem: async (campaign) => (await changes.load().catch(() => null))?.redeem(campaign) ?? false,
  });
  const changes = createLaterPart(
    async () => (await import('./cart-changes.ts')).createCartChanges(core, loader),
    (error) => {
      if (world.network.isOnline()) {
        world.report(error);
        addNotice(core, { kind: 'partMissing' });
      } else addFailureNotice(core, { kind: 'offline' }, true);
    },
  );
  let stopListening: (() => void) | null = null;

  async function refresh(source: 'refresh' | 'otherTab' = 'refresh'): Promise<void> {
    if (!confirmedCart(state.getState())) return loader.load();
    if (source === 'refresh') await loader.converge();
    else await loader.refetch(source);
  }

  let termsAsked = 0;
  async function loadDeliveryTerms(): Promise<void> {
    const mine = ++termsAsked;
    try {
      const deliveryTerms = await calls.getDeliveryTerms();
      if (mine === termsAsked) state.setState({ deliveryTerms });
    } catch (error) {
      world.report(error);
    }
  }

  function ask(change: Change, row: number | null = null): void {
    const wish = rememberWish(core, change, row);
    const part = changes.now();
    if (part) part.send(wish);
    else changes.use(({ pump }) => pump());
  }

  /** Another shop has another cart; nothing of this one may be sent there, or come from there any more. */
  function switchShop(cart: Cart | null): void {
    changes.now()?.stop();
    loader.stop();
    state.setState({
      ...initialState(state.getState().data),
      phase: cart ? { kind: 'ready', cart } : { kind: 'absent' },
      notices: [],
    });
    if (cart) tellHost(core, cart);
    void loader.load();
    void loadDeliveryTerms();
  }

  const actions: CartActions = {
    configure(next) {
      const { data: before } = state.getState();
      state.setState({ data: next });
      const { initialCart, customerEmailHash } = next.rootComponentProps;
      const newCart = initialCart === before.rootComponentProps.initialCart ? null : initialCart;
      const otherTenant = before.tenant !== next.tenant;
      if (before.baseUrl !== next.baseUrl) return switchShop(newCart);
      if (newCart) acceptCart(core, newCart, 'refresh');
      else if (otherTenant || before.rootComponentProps.customerEmailHash !== customerEmailHash) {
        void loader.converge('login');
      }
      if (otherTenant) void loadDeliveryTerms();
    },
    refresh,
    setQuantity(itemId, quantity) {
      // Of an item that is gone nothing can be asked (specification, 5).
      if (!confirmedItem(state.getState(), itemId)) return;
      if (quantity !== shownQuantity(state.getState(), itemId)) ask({ kind: 'quantity', itemId, quantity });
    },
    removeItem: (itemId) => ask({ kind: 'removal', itemId }),
    removeRow(itemId, row) {
      const left = shownQuantity(state.getState(), itemId) - 1;
      ask(left > 0 ? { kind: 'quantity', itemId, quantity: left } : { kind: 'removal', itemId }, row);
    },
    choosePackaging: (itemId, packagingOptionType, packagingVariantId) =>
      ask({ kind: 'packaging', itemId, packagingOptionType, packagingVariantId }),
    chooseShipping: (method) => ask({ kind: 'shipping', method }),
    applyCoupon(code) {
      state.setState({ couponFailure: null });
      ask({ kind: 'coupon', code, referer: refererOf(core) });
    },
    removeCoupon: () => ask({ kind: 'couponRemoval' }),
    removeVoucher: (voucherId) => ask({ kind: 'voucherRemoval', voucherId }),
    setLoyaltyNumber: (number) => ask({ kind: 'loyaltyNumber', number }),
    cancelItem: (itemId) => changes.use(({ giveUp }) => giveUp([`item:${itemId}`, `packaging:${itemId}`])),
    retry: () => changes.use(({ retry }) => void retry()),
    proceed: () => changes.use(({ proceed }) => void proceed()),
    dismissNotice(id) {
      const dismissed = state.getState().notices.find((notice) => notice.id === id);
      removeNotices(core, (notice) => notice.id === id);
      if (id === initialNoticeId) world.page.removeQueryParameters(['cartWasSynced', 'error']);
      if (dismissed?.retry) changes.now()?.giveUpFor(dismissed);
    },
    clearCouponFailure: () => state.setState({ couponFailure: null }),
    servicesOpened: () => postEvent('postServiceInfoOpened'),
    giftWrapSelectionOpened: () => postEvent('postGiftWrapOpened'),
    loadPackagingVariants: async (variantId) => (await changes.load()).calls.getPackagingVariants(variantId),
  };

  function postEvent(name: 'postServiceInfoOpened' | 'postGiftWrapOpened'): void {
    const cart = confirmedCart(state.getState());
    if (!cart) return;
    changes.use((part) => {
      part.calls[name](cart.cartId).catch((error: unknown) => world.report(error));
    });
  }

  function networkChanged(online: boolean): void {
    if (online) changes.use(({ networkIsBack }) => networkIsBack());
  }

  let startedBefore = false;
  return {
    state,
    actions,
    start() {
      if (stopListening) return;
      run();
      const listeners = [
        followOtherTabs(core, () => refresh('otherTab')),
        world.network.listen(networkChanged),
        world.page.onReturn(() => {
          state.setState({ proceeding: false });
          void refresh();
        }),
      ];
      stopListening = () => listeners.forEach((stop) => stop());
      if (startedBefore) void refresh().then(() => changes.use(({ pump }) => pump()));
      else {
        // The host learns of the cart that the page brought along as of any other.
        const cart = confirmedCart(state.getState());
        if (cart) tellHost(core, cart);
        void loader.load();
      }
      void loadDeliveryTerms();
      startedBefore = true;
    },
    prepare: () => void changes.load().catch(() => undefined),
    stop() {
      stopListening?.();
      stopListening = null;
      changes.now()?.stop();
      loader.stop();
      halt();
    },
  };
}
