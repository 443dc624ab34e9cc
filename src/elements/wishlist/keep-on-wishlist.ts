import type { FragmentData } from '../../domain/fragment-data.ts';
import type { TakeBack } from '../../store/move-wish.ts';
import { openWishlist } from './open-wishlist.ts';
import { readPageSettings } from './page-settings.ts';

/** Puts a product of a cart on the wishlist; see `Environment.keepOnWishlist`. */
export async function keepOnWishlist(productId: string, data: FragmentData, host: HTMLElement): Promise<TakeBack> {
  const { wishlist, detach } = openFor(data, host);
  try {
    await wishlist.load();
    const { ids, pending } = wishlist.state.getState();
    // What is only asked for may still be refused.
    if (ids.includes(productId) && !pending.includes(productId)) return () => {};
    await wishlist.add(productId, host);
    return async () => {
      const detachAgain = wishlist.attach(host);
      await wishlist.remove(productId, host).catch(() => {});
      detachAgain();
    };
  } finally {
    detach();
  }
}

/** Adds what a guest wished to the list of the customer who has logged in (rulings, 31), on a page without hearts, too. */
export async function mergeWishes(data: FragmentData, host: HTMLElement): Promise<void> {
  const { wishlist, detach } = openFor(data, host);
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

  await wishlist.load();
  detachWhenKept();
}

function openFor({ baseUrl, rootComponentProps }: FragmentData, host: HTMLElement) {
  const wishlist = openWishlist(baseUrl);
  wishlist.setCustomer(rootComponentProps.customerEmailHash || readPageSettings(document)(host).customerEmailHash);
  return { wishlist, detach: wishlist.attach(host) };
}
