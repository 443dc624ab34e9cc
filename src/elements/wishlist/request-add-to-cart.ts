import type { WishlistPageEvents } from '../../store/events/wishlist-event-details.ts';

/** @returns whether the work of the host page succeeds; null if it cancels the event or passes no work. */
export function requestAddToCart(
  host: HTMLElement,
  productId: string,
  report: (error: unknown) => void,
): Promise<boolean> | null {
  const works: PromiseLike<unknown>[] = [];
  const detail: WishlistPageEvents['wishlistAddToCart'] = { productId, waitUntil: (work) => void works.push(work) };
  const event = new CustomEvent('wishlistAddToCart', { detail, bubbles: true, composed: true, cancelable: true });
  if (!host.dispatchEvent(event) || works.length === 0) return null;
  return Promise.all(works).then(
    () => true,
    (error) => {
      report(error);
      return false;
    },
  );
}
