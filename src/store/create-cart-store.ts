import { createStore } from 'zustand/vanilla';
import { postGiftWrapOpened, postServiceInfoOpened } from '../api/operations/events.ts';
import { getDeliveryTerms, getPackagingVariants } from '../api/operations/shop.ts';
import type { Cart } from '../domain/cart.ts';
import type { FragmentData } from '../domain/fragment-data.ts';
import { acceptCart, tellHost } from './fetching/accept-cart.ts';
import { askBeforeLeaving } from './changes/ask-before-leaving.ts';
import { isOutdated } from './fetching/brought-cart.ts';
import { refererOf } from './fetching/campaign-cookies.ts';
import { createCartFetcher } from './fetching/cart-fetcher.ts';
import type { CartState } from './cart-state.ts';
import type { CartActions, CartStore } from './cart-store.ts';
import { createChangeQueue } from './changes/change-queue.ts';
import { changes, itemKey } from './changes/changes.ts';
import { createCheckoutStep } from './checkout/checkout.ts';
import { secondsToWait } from './classify-error.ts';
import type { Environment } from './environment.ts';
import { explainError } from './explain-error.ts';
import { giveUpChanges } from './changes/give-up-changes.ts';
import { initialNoticeId, initialState } from './initial-state.ts';
import { keepInBrowser } from './keep-in-browser.ts';
import { loadChunk } from './load-chunk.ts';
import { noticeIds, removeNotices } from './notices.ts';
import { syncTabs } from './tabs/other-tabs.ts';
import { reportCartFaults } from './fetching/report-cart-faults.ts';
import { confirmedCart, confirmedItem, leftWithout, pendingChange, shownQuantity } from './cart-selectors.ts';
import { createStoreContext } from './store-context.ts';

/** The store of one cart; see `CartStore` for its life and `CartActions` for what it does. */
export function createCartStore(environment: Environment, data: FragmentData): CartStore {
  const state = createStore<CartState>(() => initialState(data));
  const { context, run, halt } = createStoreContext(state, environment);
  const fetcher = createCartFetcher(context);
  const queue = createChangeQueue(context, fetcher);
  const checkout = createCheckoutStep(context);
  let stopListening: (() => void) | null = null;

  async function refresh(source: 'refresh' | 'otherTab' = 'refresh'): Promise<void> {
    await (confirmedCart(state.getState()) ? fetcher.refresh(source) : fetcher.load());
  }

  let termsAsked = 0;
  async function loadDeliveryTerms(): Promise<void> {
    const mine = ++termsAsked;
    const isWanted = () => mine === termsAsked && context.isRunning();
    if (context.rateLimit.isActive()) await context.rateLimit.over();
    if (!isWanted()) return;
    try {
      const deliveryTerms = await context.call(getDeliveryTerms, {});
      if (isWanted()) state.setState({ deliveryTerms });
    } catch (error) {
      if (!isWanted()) return;
      if (secondsToWait(error) !== null) return loadDeliveryTerms();
      state.setState({ deliveryTerms: [] });
      environment.report(error);
    }
  }

  /** Another shop has another cart; nothing of this one may be sent there, or come from there any more. */
  function switchShop(cart: Cart | null): void {
    queue.stop();
    fetcher.stop();
    checkout.cancel();
    state.setState({
      ...initialState(state.getState().data),
      phase: cart ? { kind: 'ready', cart } : { kind: 'absent' },
      notices: [],
    });
    if (cart) tellHost(context, cart, 'start');
    void fetcher.load();
    void loadDeliveryTerms();
  }

  async function retry(byHand = true): Promise<void> {
    const { phase, checkout: step, fetchFailure, pendingChanges } = state.getState();
    if (phase.kind !== 'ready') {
      if (byHand) context.rateLimit.end();
      return fetcher.load();
    }
    // The page is left for a click alone.
    const goesOn = byHand && step.kind !== 'idle';
    if (goesOn) checkout.cancel();
    if (!goesOn || fetchFailure || pendingChanges.length > 0) await queue.retry(byHand);
    if (goesOn && !state.getState().fetchFailure) await checkout.proceed();
  }

  function networkChanged(online: boolean): void {
    state.setState({ online });
    if (!online) return;
    const { phase, pendingChanges, fetchFailure } = state.getState();
    if (phase.kind === 'failed' || pendingChanges.length > 0 || fetchFailure) void retry(false);
    else queue.flush();
  }

  async function postEvent(operation: typeof postServiceInfoOpened | typeof postGiftWrapOpened): Promise<void> {
    const cart = confirmedCart(state.getState());
    if (!cart) return;
    environment.track({ event: operation.name });
    if (context.rateLimit.isActive()) await context.rateLimit.over();
    await context
      .call(operation, { body: { cartId: cart.cartId } })
      .catch((error: unknown) => environment.report(error));
  }

  const actions: CartActions = {
    configure(next) {
      const { data: before } = state.getState();
      state.setState({ data: next });
      const { initialCart, customerEmailHash } = next.rootComponentProps;
      const isNew = initialCart !== null && initialCart !== before.rootComponentProps.initialCart;
      // What comes from a cache of the page never takes the place of a newer cart.
      const newCart = isNew && !isOutdated(context, initialCart) ? initialCart : null;
      const otherTenant = before.tenant !== next.tenant;
      if (before.baseUrl !== next.baseUrl) return switchShop(newCart);
      if (newCart) {
        acceptCart(context, { cart: newCart, source: 'refresh', request: context.verification.startRequest() });
      } else if (isNew) {
        void refresh();
      } else if (otherTenant || before.rootComponentProps.customerEmailHash !== customerEmailHash) {
        void fetcher.refresh('login');
      }
      if (otherTenant) void loadDeliveryTerms();
    },
    refresh,
    setQuantity(itemId, quantity) {
      // Of an item that is gone nothing can be asked (specification, 5).
      if (!confirmedItem(state.getState(), itemId)) return;
      if (quantity !== shownQuantity(state.getState(), itemId)) queue.add(changes.quantity(itemId, quantity));
    },
    removeItem: (itemId) => queue.add(changes.removal(itemId)),
    removeRow(itemId, row) {
      const left = leftWithout(state.getState(), itemId, row);
      queue.add(left > 0 ? changes.quantity(itemId, left) : changes.removal(itemId), row);
    },
    moveToWishlist(itemId, row) {
      const item = confirmedItem(state.getState(), itemId);
      if (!item) return;
      const left = row === null ? 0 : leftWithout(state.getState(), itemId, row);
      const keep = (productId: string) => environment.keepOnWishlist(productId, state.getState().data);
      const asked = pendingChange(state.getState(), itemKey(itemId))?.change;
      queue.add(changes.move(item, left, keep, asked?.kind === 'move' ? asked.wish : undefined), row);
    },
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
    retry: () => void retry(),
    proceed: () => void checkout.proceed(),
    dismissNotice(id) {
      const { pendingChanges, settledChanges } = state.getState();
      const change = [...pendingChanges, ...settledChanges].find((one) => noticeIds.change(one.id) === id);
      if (change) queue.discard([change.id]);
      else if (id === noticeIds.checkout || id === noticeIds.slowCheckout) checkout.cancel();
      else if (id === noticeIds.fetch) {
        state.setState({ fetchFailure: null });
        // Quietly: what the shopper has closed does not come back.
        void fetcher.refetch('refresh');
      } else removeNotices(context, (notice) => notice.id === id);
      if (id === initialNoticeId) environment.page.removeQueryParameters(['cartWasSynced', 'error']);
    },
    servicesOpened: () => void postEvent(postServiceInfoOpened),
    giftWrapSelectionOpened: () => void postEvent(postGiftWrapOpened),
    async loadPackagingVariants(id) {
      await context.rateLimit.over();
      try {
        return await context.call(getPackagingVariants, { params: { id } });
      } catch (error) {
        return state.getState().online ? explainError(context, error) : { kind: 'offline', waiting: false };
      }
    },
  };

  let startedBefore = false;
  return {
    state,
    actions,
    start() {
      if (stopListening) return;
      run();
      state.setState({ online: environment.network.isOnline() });
      const brought = startedBefore ? null : confirmedCart(state.getState());
      const isRevisit = environment.page.isRevisit();
      if (brought && (isRevisit || isOutdated(context, brought))) {
        state.setState({ unchecked: true });
        removeNotices(context, ({ id }) => isRevisit || id !== initialNoticeId);
      }
      const listeners = [
        syncTabs(context, () => refresh('otherTab')),
        environment.network.listen(networkChanged),
        environment.page.onReturn(() => {
          checkout.cancel();
          void refresh();
        }),
        reportCartFaults(context),
        keepInBrowser(context),
        giveUpChanges(context),
        askBeforeLeaving(context),
      ];
      stopListening = () => listeners.forEach((stop) => stop());
      if (startedBefore) void refresh().then(() => queue.flush());
      else {
        // The host learns of the cart that the page brought along as of any other.
        if (brought && !state.getState().unchecked) tellHost(context, brought, 'start');
        void fetcher.load();
      }
      void loadDeliveryTerms();
      startedBefore = true;
    },
    stop() {
      stopListening?.();
      stopListening = null;
      queue.stop();
      fetcher.stop();
      checkout.cancel();
      halt();
    },
    async express() {
      const [{ createExpress }, providers] = await Promise.all([
        loadChunk(() => import('./express/create-express.ts')),
        environment.loadPaymentProviders(),
      ]);
      return createExpress(context, fetcher, providers);
    },
  };
}
