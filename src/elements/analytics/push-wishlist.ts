import type { AnalyticsStorage } from '../../analytics/analytics-storage.ts';
import { wishlistPushes } from '../../analytics/ga4-wishlist-events.ts';
import { pushFor } from './push-for.ts';

export { forgetIfWithdrawn } from './withdrawn-consent.ts';

type Products = Pick<AnalyticsStorage['offlineProducts'], 'read' | 'write'>;

let offlineHere: readonly string[] = [];
const ofPage: Products = { read: () => offlineHere, write: (ids) => void (offlineHere = ids) };

/**
 * @param stored the products that were tracked as no longer sold; false without consent to store them. An argument, because
 *   code shared with the hearts would split their file.
 */
export function pushWishlist(
  event: Event,
  origin: EventTarget | undefined,
  stored: Products | false,
  report: (error: unknown) => void,
): void {
  const known = stored || ofPage;

  function isNewlyOffline(id: string): boolean {
    const ids = known.read() ?? [];
    if (ids.includes(id)) return false;
    known.write([id, ...ids]);
    return true;
  }

  const { brand } = origin instanceof HTMLElement ? origin.dataset : {};
  wishlistPushes(event, origin, brand === 'md' ? 'MD' : 'JS', isNewlyOffline).forEach(pushFor(origin, report));
}
