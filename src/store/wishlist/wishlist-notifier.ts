import { WishlistFullError } from '../../domain/wishlist.ts';
import { remember } from '../../domain/remember.ts';
import { wishesWithoutRoom } from '../../storage/wishlist-values.ts';
import type { WishChange } from './wish.ts';
import { wishlistErrorDetail } from '../events/wishlist-event-details.ts';
import type { WithoutRoomListener, WishlistEnvironment } from './wishlist.ts';

export type WishlistNotifier = ReturnType<typeof createWishlistNotifier>;

/** Notifies the host page by events, and the elements that show a wishlist. */
export function createWishlistNotifier({ emit }: WishlistEnvironment) {
  const attached = new Set<{
    readonly element: EventTarget;
    readonly onWithoutRoom: WithoutRoomListener | undefined;
  }>();
  /** The list of the last event. */
  let reported: readonly string[] = [];

  /** Where to dispatch an event that this element has caused, or none. */
  const targetFor = (origin?: EventTarget) => origin ?? attached.values().next().value?.element;

  return {
    attached,
    /** Returns the error, to be thrown. */
    failed<Reason>(error: Reason, { productId, origin }: WishChange): Reason {
      emit(targetFor(origin), 'wishlistError', wishlistErrorDetail(error, productId));
      return error;
    },
    /** Starts over with another list, which is not a change. */
    reset(ids: readonly string[]): void {
      reported = ids;
    },
    /** @param productId the product that the shopper has changed here. */
    changed(ids: readonly string[], productId?: string, origin?: EventTarget): void {
      if (ids.join() === reported.join()) return;
      const [before, now] = [reported, ids].map((list) => list.some((id) => id === productId));
      reported = ids;
      const change = now === before ? {} : { [now ? 'added' : 'removed']: productId };
      emit(targetFor(origin), 'wishlistChange', { productIds: [...ids], ...change });
    },
    /** Reports the products of a guest that do not fit, once per browser session, and to one element only. */
    withoutRoom(productIds: readonly string[]): void {
      const [productId] = productIds;
      if (productId === undefined || !remember(wishesWithoutRoom, productIds)) return;
      const detail = wishlistErrorDetail(new WishlistFullError(), productId);
      emit(targetFor(), 'wishlistError', { ...detail, productIds: [...productIds] });
      [...attached].find(({ onWithoutRoom }) => onWithoutRoom)?.onWithoutRoom?.(productIds);
    },
  };
}
