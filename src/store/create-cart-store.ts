import { createStore } from 'zustand/vanilla';
import type { FragmentData } from '../domain/fragment-data.ts';
import type { PackagingVariant } from '../domain/packaging.ts';
import { confirmedCart } from './cart/cart-selectors.ts';
import { type CartState, initialNoticeId, initialState } from './cart/cart-state.ts';
import { loadOnce } from './calls/load-once.ts';
import { chunks as lazyChunks, type Chunks, type Keeping } from './chunks.ts';
import { createCheckoutFlow } from './checkout/checkout-flow.ts';
import { createCartActions } from './create-cart-actions.ts';
import type { OpenEntry } from './intents/entry.ts';
import type { Environment } from './cart/environment.ts';
import type { Express } from './express/create-express.ts';
import { notifyHost } from './fetching/announce-cart.ts';
import { type Cart, isSameVersion } from '../domain/cart.ts';
import { createCartFetcher } from './fetching/cart-fetcher.ts';
import { createDeliveryTermsLoader } from './fetching/delivery-terms.ts';
import { isOlderThanConfirmed } from './fetching/last-confirmed-cart.ts';
import { askBeforeLeaving } from './queue/ask-before-leaving.ts';
import { createQueue } from './queue/queue.ts';
import { isShortLived } from './fetching/settle.ts';
import { removeNotices } from './cart/change-notices.ts';
import { followNetwork } from './retry.ts';
import { createStoreContext, type StoreContext, waitForCode } from './cart/store-context.ts';
import type { StoreParts } from './queue/store-parts.ts';
import { subscribe } from './cart/subscribe.ts';
import { syncBrowserStorage } from './cart/sync-browser-storage.ts';
import { syncTabs } from './tabs/other-tabs.ts';

export type CartStore = ReturnType<typeof createCartStore>;

/** The store of one cart. @param chunks of tests, which decide when a part is loaded. */
export function createCartStore(environment: Environment, data: FragmentData, chunks: Chunks = lazyChunks) {
  const state = createStore<CartState>(() => initialState(data));
  const { context, run, stop } = createStoreContext(state, environment);
  const fetcher = createCartFetcher(context);
  const queue = createQueue(context, fetcher, {
    undo: loadOnce(async () => {
      const [{ followRemovals }] = await Promise.all([chunks.undo(), environment.loadLines()]);
      followRemovals(parts);
    }),
    wishes: loadOnce(async () => (await chunks.wishes()).takeBackWishes(context)),
  });
  const checkout = createCheckoutFlow(context, () => fetcher.refetch('refresh'));
  const loadDeliveryTerms = createDeliveryTermsLoader(context);
  const parts: StoreParts = { context, fetcher, queue, checkout, loadDeliveryTerms };
  const actions = createCartActions(parts);
  let hasStartedBefore = false;
  let express: Express | undefined;
  /** Until its code is loaded, no entry is kept for the next page. */
  let kept: ReturnType<Keeping['keepIntents']> | undefined;
  const loadKeeping = loadOnce(() => chunks.keeping().then((loaded) => (kept = loaded.keepIntents(parts))));

  /** Whether the next page would resume an entry. */
  function keeps(entry: OpenEntry): boolean {
    void loadKeeping();
    return kept?.keeps(entry) ?? false;
  }

  /** In the order in which they hear of a change. Each ends with the signal. */
  function attachEffects(signal: AbortSignal): void {
    const { page } = environment;
    syncTabs(context, () => fetcher.loadOrRefresh('otherTab'), signal);
    followNetwork(parts, signal);
    page.onReturn(() => {
      kept?.returned();
      checkout.cancel();
      void fetcher.loadOrRefresh();
    }, signal);
    page.onLeave(() => kept?.leaving(), signal);
    syncBrowserStorage(context, signal);
    subscribe(state, (now, before) => kept?.follow(now, before), signal);
    // Depends on whether the storage has accepted the change.
    askBeforeLeaving(context, keeps, signal);
  }

  /** The entries of an earlier page are open before the first cart is shown as confirmed. */
  async function load(hasKeptEntries: boolean): Promise<void> {
    if (hasKeptEntries) await waitForCode(context, loadKeeping());
    if (context.isRunning()) await fetcher.load();
    environment.whenIdle(() => void loadKeeping());
  }

  return {
    state,
    actions,
    /** Those that dialogs have loaded, by their variant id: the page shows a chosen one before the cart confirms it. */
    designs: new Map<string, PackagingVariant>(),
    /** Fetches what is missing, and listens to other tabs and the network. Also restarts a stopped store. */
    start() {
      if (context.isRunning()) return;
      const signal = run();
      state.setState(({ log }) => ({
        online: environment.network.isOnline(),
        sumChange: null,
        log: log.filter((entry) => !isShortLived(entry)),
      }));
      queue.start();
      const hasKeptEntries = environment.hasKeptEntries();
      const initialCart = hasStartedBefore ? null : checkInitialCart(context, hasKeptEntries);
      attachEffects(signal);
      if (hasStartedBefore) {
        kept?.returned();
        void fetcher.loadOrRefresh().then(() => queue.flush());
        void loadDeliveryTerms();
      } else {
        if (initialCart) {
          notifyHost(context, initialCart, !isSameVersion(initialCart, environment.page.announcedVersion()));
        }
        // The first answer may open the session, and another call at the same time would open another one.
        void load(hasKeptEntries).then(loadDeliveryTerms);
      }
      hasStartedBefore = true;
    },
    /** Cancels every request, timer and listener. Retains the state. */
    stop() {
      stop();
      queue.stop();
      fetcher.stop();
      checkout.cancel();
      environment.track({ stopped: true });
    },
    async express(): Promise<Express> {
      const [{ createExpress }, providers] = await Promise.all([chunks.express(), environment.loadPaymentProviders()]);
      // One for each store: a cart that the page puts back must not create the orders of its payments again.
      express ??= createExpress(context, fetcher, providers);
      return express;
    },
  };
}

/** Marks the cart of the page as stale if it may be. Returns it otherwise, if there is one. */
function checkInitialCart(context: StoreContext, hasKeptEntries: boolean): Cart | null {
  const { state, environment } = context;
  const initialCart = confirmedCart(state.getState());
  const isRevisit = environment.page.isRevisit();
  const mayBeOutdated = isRevisit || hasKeptEntries || environment.page.isOutdated();
  if (!initialCart || !(mayBeOutdated || isOlderThanConfirmed(state.getState().data.baseUrl, initialCart)))
    return initialCart;
  state.setState({ isStale: true });
  removeNotices(context, ({ id }) => isRevisit || id !== initialNoticeId);
  return null;
}
