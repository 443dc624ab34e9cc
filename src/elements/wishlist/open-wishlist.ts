import { createWishlistClient } from '../../api/wishlist-client.ts';
import { unclobbered } from '../../react/unclobbered.ts';
import { createWishlist } from '../../store/wishlist/create-wishlist.ts';
import type { Wishlist } from '../../store/wishlist/wishlist.ts';
import { trackWishlist } from '../analytics/track-wishlist.ts';
import { browserClient } from '../environment/browser-client.ts';
import { browserClock } from '../environment/browser-clock.ts';
import { browserNetwork } from '../environment/browser-network.ts';
import { onReturn } from '../environment/browser-page.ts';
import { createConsoleReport } from '../error-reporting/reporter.ts';
import { dispatchWishlistEvent } from './dispatch-wishlist-event.ts';
import { createWishlistTabs } from './wishlist-tabs.ts';

// Entries for script tags bundle what they need, so that each has a copy of this module. They meet in the global scope.
// The number changes with the interface of `Wishlist`.
const key = Symbol.for('cart-fragment.wishlists.2');

/** The wishlist of the shop at `baseUrl`; the same for all elements of the page (rulings, 33). */
export function openWishlist(baseUrl: string): Wishlist {
  const shared = globalThis as { [key]?: Map<string, Wishlist> };
  const wishlists = (shared[key] ??= new Map());
  let wishlist = wishlists.get(baseUrl);
  if (!wishlist) wishlists.set(baseUrl, (wishlist = composeWishlist(baseUrl)));
  return wishlist;
}

function composeWishlist(baseUrl: string): Wishlist {
  const reportOnce = createConsoleReport();
  const report = (error: unknown) => void reportOnce(error, 'wishlist');
  trackWishlist(report);
  return createWishlist({
    client: createWishlistClient(browserClient(() => baseUrl)),
    clock: browserClock,
    network: browserNetwork,
    tabs: createWishlistTabs(),
    onReturn,
    emit(target, name, detail) {
      const isHere = target instanceof Node && target.isConnected;
      dispatchWishlistEvent(isHere ? target : unclobbered(document), name, detail);
    },
    report,
  });
}
