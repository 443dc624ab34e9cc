import { withWish } from '../../domain/wishlist.ts';
import { wishlistIds } from '../../storage/registry.ts';
import type { ListContext, StoredList } from './stored-list.ts';

export function readGuestIds(): readonly string[] {
  return wishlistIds.read() ?? [];
}

export function removeGuestId(productId: string): void {
  wishlistIds.write(withWish(readGuestIds(), productId, false));
}

/** The list of a guest, stored in a cookie. Other tabs change it as well, so it is read again each time. */
export function createGuestList({ tabs, notifier, update }: ListContext): StoredList {
  async function refresh(): Promise<void> {
    update();
    notifier.changed(readGuestIds());
  }

  return {
    snapshot: () => ({ ids: readGuestIds(), pending: [], isLoaded: true, isCustomers: false, failure: null }),
    async change({ productId, wanted, origin }) {
      wishlistIds.write(withWish(readGuestIds(), productId, wanted));
      update();
      tabs.announce();
      notifier.changed(readGuestIds(), productId, origin);
    },
    refresh,
    follow: () => void refresh(),
    resume: () => void refresh(),
    close: () => [],
  };
}
