import type { FragmentData } from '../../domain/fragment-data.ts';
import { wishlistLink } from '../../domain/urls.ts';
import { linkTo } from '../../messages/notice-text.ts';
import { withoutRoomText } from '../../messages/wishlist-room-text.ts';
import { wishlistTexts } from '../../messages/wishlist-texts.ts';
import type { CartStore } from '../../store/cart-store.ts';
import type { TakeBack } from '../../store/changes/move-wish.ts';
import type { SayWithoutRoom, Wishlist } from '../../store/wishlist/wishlist.ts';
import { openWishlist } from './open-wishlist.ts';
import { readPageSettings } from '../page-data/page-settings.ts';

/** Puts a product of a cart on the wishlist; see `Environment.keepOnWishlist`. */
export async function keepOnWishlist(productId: string, data: FragmentData, host: HTMLElement): Promise<TakeBack> {
  const { wishlist, detach } = openFor(data, host);
  const { customer } = wishlist.state.getState();
  try {
    await wishlist.load();
    if (isAnothers(wishlist, customer)) throw new DOMException('the customer has changed', 'AbortError');
    const { ids, pending } = wishlist.state.getState();
    // What is only asked for may still be refused.
    if (ids.includes(productId) && !pending.includes(productId)) return () => {};
    await wishlist.add(productId, host);
    return async () => {
      if (isAnothers(wishlist, customer)) return;
      const detachAgain = wishlist.attach(host);
      await wishlist.remove(productId, host).catch(() => {});
      detachAgain();
    };
  } finally {
    detach();
  }
}

/** Adds what a guest wished to the list of the customer who has logged in (rulings, 31), on a page without hearts, too. */
export async function mergeWishes(data: FragmentData, host: HTMLElement, { state }: CartStore): Promise<void> {
  const { wishlist, detach } = openFor(data, host, sayWithoutRoom);
  const stop = wishlist.state.subscribe(detachWhenKept);

  function detachWhenKept(): void {
    // A merge begins, and its end is told, right after the state has changed.
    queueMicrotask(() => {
      const { isLoaded, pending } = wishlist.state.getState();
      if (!isLoaded || pending.length > 0) return;
      stop();
      detach();
    });
  }

  function sayWithoutRoom({ length }: readonly string[]): void {
    const content = {
      kind: 'wishlist',
      severity: 'warning',
      text: withoutRoomText(length),
      ...linkTo(wishlistTexts.link, wishlistLink(data.baseUrl)),
    } as const;
    const notice = { id: 'wishes-without-room', content, retry: false };
    state.setState(({ notices }) => ({ notices: [...notices.filter(({ id }) => id !== notice.id), notice] }));
  }

  await wishlist.refresh();
  detachWhenKept();
}

/** Whether another customer than the one before, if any, is logged in: a guest who has logged in is the same person. */
function isAnothers(wishlist: Wishlist, before: string | null): boolean {
  return before !== null && wishlist.state.getState().customer !== before;
}

function openFor({ baseUrl, rootComponentProps }: FragmentData, host: HTMLElement, say?: SayWithoutRoom) {
  const wishlist = openWishlist(baseUrl);
  wishlist.setCustomer(rootComponentProps.customerEmailHash || readPageSettings(document)(host).customerEmailHash);
  return { wishlist, detach: wishlist.attach(host, say) };
}
