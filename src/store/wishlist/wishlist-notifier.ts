import { WishlistFullError } from '../../domain/wishlist.ts';
import { remember } from '../../domain/remember.ts';
import { wishesWithoutRoom } from '../../storage/wishlist-values.ts';
import type { WishChange } from './wish.ts';
import { wishlistErrorDetail, type WishlistEvents } from '../events/wishlist-event-details.ts';
import type { WithoutRoomListener, WishlistEnvironment } from './wishlist.ts';

interface Attached {
  readonly element: EventTarget;
  readonly onWithoutRoom: WithoutRoomListener | undefined;
}

export type WishlistNotifier = ReturnType<typeof createWishlistNotifier>;

/** Notifies the host page by events, and the elements that show a wishlist. */
export function createWishlistNotifier({ emit }: WishlistEnvironment) {
  const attached = new Set<Attached>();
  /** The list of the last event. */
  let reported: readonly string[] = [];

  function dispatch<Name extends keyof WishlistEvents>(
    name: Name,
    detail: WishlistEvents[Name],
    origin: EventTarget | undefined,
  ): void {
    emit(origin ?? attached.values().next().value?.element, name, detail);
  }

  /** Dispatches `wishlistError`. Returns the error, to be thrown. */
  function failed<Reason>(
    error: Reason,
    { productId, origin }: Pick<WishChange, 'productId' | 'origin'>,
    productIds?: readonly string[],
  ): Reason {
    dispatch('wishlistError', { ...wishlistErrorDetail(error, productId), ...(productIds && { productIds }) }, origin);
    return error;
  }

  return {
    attached,
    failed,
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
      dispatch('wishlistChange', { productIds: [...ids], ...change }, origin);
    },
    /** Reports the products of a guest that do not fit, once per browser session, and to one element only. */
    withoutRoom(productIds: readonly string[]): void {
      const [productId] = productIds;
      if (productId === undefined || !remember(wishesWithoutRoom, productIds)) return;
      failed(new WishlistFullError(), { productId }, [...productIds]);
      [...attached].find(({ onWithoutRoom }) => onWithoutRoom)?.onWithoutRoom?.(productIds);
    },
  };
}
