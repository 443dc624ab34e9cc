import { InvalidResponseError } from '../../api/errors.ts';
import { hasRoomFor, ItemOfflineError, WishlistFullError } from '../../domain/wishlist.ts';
import { failureOf, isAmbiguous, isDenied, secondsUntilRetry } from '../calls/classify-error.ts';
import type { WishChange } from './wish.ts';
import type { WishlistEnvironment } from './wishlist.ts';

export type SendOutcome =
  | { readonly kind: 'stored'; readonly ids: readonly string[] }
  /** `ids` is the list of the server, if it sent one. */
  | { readonly kind: 'refused'; readonly error: unknown; readonly ids: readonly string[] | null }
  /** No usable answer: to two attempts, or to one and the fetch that verifies it. */
  | { readonly kind: 'failed'; readonly error: unknown; readonly ids: readonly string[] | null }
  | { readonly kind: 'expired' };

/**
 * Sends a change, again after every pause that the server demands. If no usable answer arrives, fetches the list to find
 * out whether the change was applied, and resends it once if it was not. Never rejects.
 * @returns null if the browser is offline, or the signal was aborted.
 */
export async function sendWish(
  change: WishChange,
  { client, clock, network, report }: WishlistEnvironment,
  signal: AbortSignal,
): Promise<SendOutcome | null> {
  const { productId, wanted } = change;
  let isLastAttempt = false;
  while (!signal.aborted) {
    try {
      return verify(change, await (wanted ? client.add(productId, signal) : client.remove([productId], signal)));
    } catch (error) {
      if (signal.aborted) break;
      const seconds = secondsUntilRetry(error);
      if (seconds !== null) {
        await new Promise<void>((resolve) => clock.schedule(resolve, seconds * 1000));
        isLastAttempt = false;
        continue;
      }
      if (isDenied(error)) return { kind: 'expired' };
      const { kind } = failureOf(error);
      if (kind === 'wishlistFull') return { kind: 'refused', error, ids: null };
      const isGone = kind === 'gone';
      if (isGone && wanted) return { kind: 'refused', error: new ItemOfflineError(), ids: null };
      if (!network.isOnline()) break;
      // A product that the shop does not know may already be off the list.
      if (!isGone && !isAmbiguous(error)) return { kind: 'refused', error, ids: null };
      report(error);
      let ids: readonly string[] | null = null;
      try {
        ids = await client.get(signal);
      } catch (fetchError) {
        if (!network.isOnline()) break;
        if (isDenied(fetchError)) return { kind: 'expired' };
      }
      if (ids?.includes(productId) === wanted) return { kind: 'stored', ids };
      if (isLastAttempt || !ids) return { kind: 'failed', error, ids };
      isLastAttempt = true;
    }
  }
  return null;
}

/** A server may answer with a list that does not show the change. */
function verify({ productId, wanted }: WishChange, ids: readonly string[]): SendOutcome {
  if (ids.includes(productId) === wanted) return { kind: 'stored', ids };
  const isFull = wanted && !hasRoomFor(productId, ids);
  const error = isFull ? new WishlistFullError() : new InvalidResponseError('the wish was not kept', 200);
  return { kind: 'refused', error, ids };
}
