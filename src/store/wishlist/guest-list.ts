import { hasRoomFor, WishlistFullError, withWish } from '../../domain/wishlist.ts';
import { wishlistIds } from '../../storage/registry.ts';
import type { ListContext, StoredList } from './stored-list.ts';

export function readGuestIds(): readonly string[] {
  return wishlistIds.read() ?? [];
}

export function removeGuestId(productId: string): void {
  wishlistIds.write(withWish(readGuestIds(), productId, false));
}

/** The list of a guest, stored in a cookie that all tabs of the browser share. */
export function createGuestList({ tabs, notifier, update }: ListContext): StoredList {
  let ids = readGuestIds();

  /** Other tabs may have changed the cookie, and their messages arrive later. */
  function read(): void {
    ids = readGuestIds();
    update();
  }

  async function refresh(): Promise<void> {
    read();
    notifier.changed(ids);
  }

  return {
    snapshot: () => ({ ids, pending: [], isLoaded: true, isCustomers: false, failure: null }),
    async change(change) {
      const { productId, wanted, origin } = change;
      read();
      if (wanted && !hasRoomFor(productId, ids)) throw notifier.failed(new WishlistFullError(), change);
      ids = withWish(ids, productId, wanted);
      wishlistIds.write(ids);
      update();
      tabs.announce();
      notifier.changed(ids, productId, origin);
    },
    load: refresh,
    refresh,
    follow: () => void refresh(),
    resume: () => void refresh(),
    close: () => [],
  };
}
