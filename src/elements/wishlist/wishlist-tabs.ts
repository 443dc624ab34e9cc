import { openChannel } from '../../store/tabs/tab-channel.ts';
import type { WishlistTabs } from '../../store/wishlist/wishlist.ts';

const name = 'cf_wishlist';

/**
 * Tells other tabs that the wishlist has changed. A message carries nothing else: whoever hears it looks at the cookie or
 * asks the server.
 */
export function createWishlistTabs(): WishlistTabs {
  let channel: BroadcastChannel | null = null;
  return {
    announce() {
      const used = channel ?? openChannel(name);
      used?.postMessage({ sentAt: Date.now() });
      if (used !== channel) used?.close();
    },
    listen(heard) {
      channel = openChannel(name);
      if (channel) channel.onmessage = heard;
      return () => {
        channel?.close();
        channel = null;
      };
    },
  };
}
