import { createHttpClient } from '../api/http-client.ts';
import type { FragmentData } from '../domain/fragment-data.ts';
import { cookies } from '../storage/cookies.ts';
import { pendingChanges } from '../storage/cart-values.ts';
import { loadUndoLines } from '../react/undo/undo.tsx';
import type { CartStore } from '../store/create-cart-store.ts';
import { chunks, type Keeping } from '../store/chunks.ts';
import { createCartStore } from '../store/create-cart-store.ts';
import type { Environment } from '../store/cart/environment.ts';
import { loadChunk } from '../store/calls/load-chunk.ts';
import { createChannel } from '../store/tabs/tab-channel.ts';
import { cartChannel } from '../store/tabs/tab-messages.ts';
import { trackLazily } from './analytics/track-lazily.ts';
import type { Handover } from './early/handover.ts';
import { browserClient } from './environment/browser-client.ts';
import { browserClock } from '../store/calls/clock.ts';
import { browserNetwork, requestEnded } from './environment/browser-network.ts';
import { createBrowserPage } from './environment/browser-page.ts';
import { whenIdle } from './environment/when-idle.ts';

const fetches: Environment['fetches'] = new Map();
const loadWishes = () =>
  loadChunk(() => import('./wishlist/keep-on-wishlist.ts')).catch((error: unknown) => {
    // Like a lost request: the move waits for the network.
    requestEnded(false);
    throw error;
  });

export function composeCartStore(
  host: HTMLElement,
  handover: Handover,
  data: FragmentData,
  report: (error: unknown) => void,
  keeping: Keeping | null,
): CartStore {
  let request = handover.drawn?.join;
  const store: CartStore = createCartStore(
    {
      createCall: (current) => createHttpClient(browserClient(() => current().baseUrl)),
      clock: browserClock,
      tabs: createChannel(cartChannel, handover.channel),
      fetches,
      joinRequest(signal) {
        const join = request;
        request = null;
        return join?.(signal);
      },
      network: browserNetwork,
      page: createBrowserPage(host, handover),
      cookies,
      addToWishlist: async (productId, current, mayAdd) =>
        (await loadWishes()).keepOnWishlist(productId, current, host, mayAdd),
      takeOffWishlist: async (productId, current) => (await loadWishes()).takeOffWishlist(productId, current, host),
      loadPaymentProviders: async () =>
        (await loadChunk(() => import('./payments/payment-providers.ts'))).paymentProviders,
      loadLines: loadUndoLines,
      hasKeptEntries: () => pendingChanges.read() !== null,
      whenIdle,
      track: trackLazily(host, () => store.state, report),
      report,
    },
    data,
    { ...chunks, keeping: async () => keeping ?? chunks.keeping() },
  );
  return store;
}
