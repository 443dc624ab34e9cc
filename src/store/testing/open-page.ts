import type { Cart } from '../../domain/cart.ts';
import { pendingChanges } from '../../storage/cart-values.ts';
import { createCartStore } from '../create-cart-store.ts';
import { keepIntents } from '../queue/kept/keep-intents.ts';
import { createControlledApi } from './controlled-api.ts';
import { testCart, testData } from './test-cart.ts';
import { createTestEnvironment, noKeeping, settle } from './test-environment.ts';

interface Opened {
  readonly initialCart?: Cart | null;
  /** Milliseconds since the epoch. */
  readonly at?: number;
  readonly baseUrl?: string;
  /** When products are off the wishlist. */
  readonly takenOff?: Promise<void>;
}

export type OpenedPage = Awaited<ReturnType<typeof openPage>>;

/** A page of a tab, with a started store that stores intents for the next page in the session storage. */
export async function openPage({ initialCart = testCart(), at = 0, baseUrl, takenOff }: Opened = {}) {
  const api = createControlledApi();
  const { environment, ...controls } = createTestEnvironment(api.call);
  controls.advance(at);
  const offWishlist: string[] = [];
  const data = testData({ initialCart });
  const store = createCartStore(
    {
      ...environment,
      takeOffWishlist: async (productId) => {
        offWishlist.push(productId);
        await takenOff;
      },
      hasKeptEntries: () => pendingChanges.read() !== null,
      whenIdle: (run) => run(),
    },
    { ...data, baseUrl: baseUrl ?? data.baseUrl },
    { ...noKeeping, keeping: () => Promise.resolve({ keepIntents }) },
  );
  store.start();
  await settle();
  return {
    ...api,
    ...controls,
    ...store.actions,
    store,
    offWishlist,
    state: () => store.state.getState(),
    /** The page is gone without a chance to react. The session storage stays. */
    kill() {
      const kept = sessionStorage.getItem(pendingChanges.name);
      store.stop();
      if (kept === null) sessionStorage.removeItem(pendingChanges.name);
      else sessionStorage.setItem(pendingChanges.name, kept);
    },
  };
}
