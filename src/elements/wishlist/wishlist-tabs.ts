import { openChannel } from '../../store/tabs/tab-channel.ts';
import type { WishlistTabs } from '../../store/wishlist/wishlist.ts';

const name = 'cf_wishlist';

/** Notifies other tabs that the wishlist has changed. Messages carry no list, since receivers read it where it is stored. */
export function createWishlistTabs(): WishlistTabs {
  let channel: BroadcastChannel | null = null;
  return {
    announce() {
      const used = channel ?? openChannel(name);
      used?.postMessage({ sentAt: Date.now() });
      if (used !== channel) used?.close();
    },
    listen(onChange, signal) {
      channel = openChannel(name);
      if (channel) channel.onmessage = onChange;
      signal.addEventListener('abort', () => {
        channel?.close();
        channel = null;
      });
    },
  };
}
