import { createStore } from 'zustand/vanilla';
import type { FragmentData } from '../domain/fragment-data.ts';
import { confirmedCart } from './cart-selectors.ts';
import type { CartState } from './cart-state.ts';
import type { CartStore } from './cart-store.ts';
import { askBeforeLeaving } from './changes/ask-before-leaving.ts';
import { createChangeQueue } from './changes/change-queue.ts';
import { undoAbandonedMoves } from './changes/move-to-wishlist.ts';
import { isShortLived } from './changes/settled-changes.ts';
import { createCheckoutFlow } from './checkout/checkout-flow.ts';
import { createCartActions } from './create-cart-actions.ts';
import type { Environment } from './environment.ts';
import { isSameVersion, notifyHost } from './fetching/announce-cart.ts';
import { createCartFetcher } from './fetching/cart-fetcher.ts';
import { createDeliveryTermsLoader } from './fetching/delivery-terms.ts';
import { isOlderThanConfirmed } from './fetching/last-confirmed-cart.ts';
import { createKeeperLoader } from './goals/load-keeper.ts';
import { initialNoticeId, initialState } from './initial-state.ts';
import { loadChunk } from './load-chunk.ts';
import { removeNotices } from './notices.ts';
import { networkChanged } from './retry.ts';
import { createStoreContext } from './store-context.ts';
import type { StoreParts } from './store-parts.ts';
import { syncBrowserStorage } from './sync-browser-storage.ts';
import { syncTabs } from './tabs/other-tabs.ts';
import { waitBriefly } from './wait-briefly.ts';

/** The store of one cart; see `CartStore` for its lifecycle and `CartActions` for what it does. */
export function createCartStore(environment: Environment, data: FragmentData): CartStore {
  const state = createStore<CartState>(() => initialState(data));
  const { context, run, halt } = createStoreContext(state, environment);
  const fetcher = createCartFetcher(context);
  const queue = createChangeQueue(context, fetcher);
  const checkout = createCheckoutFlow(context);
  const loadDeliveryTerms = createDeliveryTermsLoader(context);
  const parts: StoreParts = { context, fetcher, queue, checkout, loadDeliveryTerms };
  const keeper = createKeeperLoader(parts);
  const actions = createCartActions(parts);
  undoAbandonedMoves(context);
  let stopListening: (() => void) | null = null;
  let hasStartedBefore = false;

  /** Marks the cart of the page as unchecked if it may be outdated. Returns it otherwise, if there is one. */
  function checkInitialCart(hasGoals: boolean) {
    const initialCart = confirmedCart(state.getState());
    const isRevisit = environment.page.isRevisit();
    const mayBeOutdated = isRevisit || hasGoals || environment.page.isOutdated();
    if (!initialCart || !(mayBeOutdated || isOlderThanConfirmed(context, initialCart))) return initialCart;
    state.setState({ unchecked: true });
    removeNotices(context, ({ id }) => isRevisit || id !== initialNoticeId);
    return null;
  }

  /** The changes of an earlier page are pending before the first cart is shown as confirmed. */
  async function load(hasGoals: boolean): Promise<void> {
    if (hasGoals) await waitBriefly(context, keeper.load());
    if (context.isRunning()) await fetcher.load();
    environment.whenIdle(() => void keeper.load());
  }

  function listen(): () => void {
    const listeners = [
      syncTabs(context, () => fetcher.loadOrRefresh('otherTab')),
      environment.network.listen((online) => networkChanged(parts, online)),
      environment.page.onReturn(() => {
        keeper.returned();
        checkout.cancel();
        void fetcher.loadOrRefresh();
      }),
      environment.page.onLeave(() => keeper.leaving()),
      syncBrowserStorage(context),
      askBeforeLeaving(context, keeper),
    ];
    return () => listeners.forEach((stop) => stop());
  }

  return {
    state,
    actions,
    start() {
      if (stopListening) return;
      run();
      state.setState(({ settledChanges }) => ({
        online: environment.network.isOnline(),
        sumChange: null,
        settledChanges: settledChanges.filter((change) => !isShortLived(change)),
      }));
      queue.start();
      const hasGoals = environment.keptGoals.exist();
      const initialCart = hasStartedBefore ? null : checkInitialCart(hasGoals);
      stopListening = listen();
      if (hasStartedBefore) {
        keeper.returned();
        void fetcher.loadOrRefresh().then(() => queue.flush());
      } else {
        if (initialCart) {
          notifyHost(context, initialCart, !isSameVersion(initialCart, environment.page.announcedVersion()));
        }
        void load(hasGoals);
      }
      void loadDeliveryTerms();
      hasStartedBefore = true;
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
