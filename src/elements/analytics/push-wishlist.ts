import { wishlistPushes } from '../../analytics/ga4-wishlist-events.ts';
import { pushFor } from './push-for.ts';

/**
 * Pushes a wishlist event of an element.
 * @param isNewlyOffline see `wishlistPushes`. An argument, because code shared with the hearts would split their file.
 */
export function pushWishlist(
  event: Event,
  origin: EventTarget | undefined,
  isNewlyOffline: (productId: string) => boolean,
  report: (error: unknown) => void,
): void {
  const { brand } = origin instanceof HTMLElement ? origin.dataset : {};
  wishlistPushes(event, origin, brand === 'md' ? 'MD' : 'JS', isNewlyOffline).forEach(pushFor(origin, report));
}
