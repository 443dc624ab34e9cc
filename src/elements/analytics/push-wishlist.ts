import { wishlistPushes } from '../../analytics/ga4-wishlist-events.ts';
import { pushFor } from './push-for.ts';

/** Pushes a wishlist event of an element. */
export function pushWishlist(event: Event, origin: EventTarget | undefined, report: (error: unknown) => void): void {
  const { brand } = origin instanceof HTMLElement ? origin.dataset : {};
  wishlistPushes(event, origin, brand === 'md' ? 'MD' : 'JS').forEach(pushFor(origin, report));
}
