import { createWishlistClient } from '../../api/wishlist-client.ts';
import { unclobbered } from '../../dom/unclobbered.ts';
import type { WishlistEvents } from '../../store/events/wishlist-event-details.ts';
import { createChannel } from '../../store/tabs/tab-channel.ts';
import { createWishlist } from '../../store/wishlist/create-wishlist.ts';
import type { Wishlist } from '../../store/wishlist/wishlist.ts';
import { originMark } from '../../analytics/event-marks.ts';
import { trackWishlist } from '../analytics/track-wishlist.ts';
import { browserClient } from '../environment/browser-client.ts';
import { browserClock } from '../../store/calls/clock.ts';
import { browserNetwork } from '../environment/browser-network.ts';
import { onReturn } from '../environment/browser-page.ts';
import { createConsoleReport } from '../error-reporting/reporter.ts';
import { dispatchFragmentEvent } from '../fragment-events.ts';
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
    // Messages carry no list, since receivers read it where it is stored.
    tabs: createChannel('cf_wishlist'),
    onReturn,
    emit(target, name, detail) {
      const isConnected = target instanceof Node && target.isConnected;
      const from = isConnected ? target : unclobbered(document);
      dispatchFragmentEvent<keyof WishlistEvents>(from, name, detail, originMark(target));
    },
    report,
  });
}
