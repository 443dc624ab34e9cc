import { isItemOffline, isWishlistFull, WishlistFullError } from '../../domain/wishlist.ts';
import { remember } from '../../storage/remember.ts';
import { wishesWithoutRoom } from '../../storage/wishlist-values.ts';
import type { SayWithoutRoom, WishlistEnvironment } from './wishlist.ts';
import type { WishlistEvents } from './wishlist-events.ts';

interface Attached {
  readonly element: EventTarget;
  readonly say: SayWithoutRoom | undefined;
}

/** What the host page and the elements are told of a wishlist. */
export function createReports({ emit }: WishlistEnvironment, start: readonly string[]) {
  const attached = new Set<Attached>();
  /** The list of the last event. */
  let reported = start;

  function dispatch<Name extends keyof WishlistEvents>(
    name: Name,
    detail: WishlistEvents[Name],
    origin: EventTarget | undefined,
  ): void {
    emit(origin ?? attached.values().next().value?.element, name, detail);
  }

  function error(
    reason: unknown,
    productId: string,
    { origin, ...all }: { readonly origin?: EventTarget | undefined; readonly productIds?: readonly string[] },
  ): void {
    const code = isWishlistFull(reason) ? 'COUNT_EXCEEDED' : isItemOffline(reason) ? 'ITEM_OFFLINE' : 'FAILED';
    const message = reason instanceof Error ? reason.message : String(reason);
    dispatch('wishlistError', { code, productId, message, ...all }, origin);
  }

  return {
    attached,
    error,
    /** Begins with another list, which is no change. */
    begin(ids: readonly string[]): void {
      reported = ids;
    },
    /** @param productId what the shopper has changed. */
    change(ids: readonly string[], productId?: string, origin?: EventTarget): void {
      if (ids.join() === reported.join()) return;
      const [was, is] = [reported, ids].map((list) => list.some((id) => id === productId));
      reported = ids;
      const change = is === was ? {} : { [is ? 'added' : 'removed']: productId };
      dispatch('wishlistChange', { productIds: [...ids], ...change }, origin);
    },
    /** Says once which products of a guest find no room, at one element. */
    withoutRoom(productIds: readonly string[]): void {
      const [first] = productIds;
      if (first === undefined || !remember(wishesWithoutRoom, productIds)) return;
      error(new WishlistFullError(), first, { productIds });
      [...attached].find(({ say }) => say)?.say?.(productIds);
    },
  };
}
