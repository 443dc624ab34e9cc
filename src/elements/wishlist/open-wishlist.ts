import { createWishlistClient } from '../../api/wishlist-client.ts';
import { unclobbered } from '../../dom/unclobbered.ts';
import { openChannel } from '../../store/tabs/tab-channel.ts';
import { createWishlist } from '../../store/wishlist/create-wishlist.ts';
import type { Wishlist, WishlistTabs } from '../../store/wishlist/wishlist.ts';
import { trackWishlist } from '../analytics/track-wishlist.ts';
import { browserClient } from '../environment/browser-client.ts';
import { browserClock } from '../environment/browser-clock.ts';
import { browserNetwork } from '../environment/browser-network.ts';
import { onReturn } from '../environment/browser-page.ts';
import { createConsoleReport } from '../error-reporting/reporter.ts';
import { dispatchWishlistEvent } from './dispatch-wishlist-event.ts';
import { sharedWishlists, wishlistOpened } from './shared-wishlists.ts';

/** Returns the wishlist of the shop at `baseUrl`, one for all elements of the page. */
export function openWishlist(baseUrl: string): Wishlist {
  const wishlists = sharedWishlists();
  let wishlist = wishlists.get(baseUrl);
  if (!wishlist) {
    wishlists.set(baseUrl, (wishlist = composeWishlist(baseUrl)));
    dispatchEvent(new CustomEvent(wishlistOpened));
  }
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
      const isConnected = target instanceof Node && target.isConnected;
      dispatchWishlistEvent(isConnected ? target : unclobbered(document), name, detail, target);
    },
    report,
  });
}

const tabChannelName = 'cf_wishlist';

/** Notifies other tabs that the wishlist has changed. Messages carry no list, since receivers read it where it is stored. */
function createWishlistTabs(): WishlistTabs {
  let channel: BroadcastChannel | null = null;
  return {
    announce() {
      const used = channel ?? openChannel(tabChannelName);
      used?.postMessage({ sentAt: Date.now() });
      if (used !== channel) used?.close();
    },
    listen(onChange, signal) {
      channel = openChannel(tabChannelName);
      if (channel) channel.onmessage = onChange;
      signal.addEventListener('abort', () => {
        channel?.close();
        channel = null;
      });
    },
  };
}
