import { InvalidResponseError } from '../../api/errors.ts';
import type { WishlistClient } from '../../api/wishlist-client.ts';
import type { Failure } from '../../domain/failure.ts';
import { hasRoomFor, ItemOfflineError, WishlistFullError } from '../../domain/wishlist.ts';
import { failureOf, hasUnknownOutcome, secondsUntilRetry } from '../classify-error.ts';

/** A product that a customer wants on the list, or off it. */
export interface Wish {
  readonly productId: string;
  readonly wanted: boolean;
  /** From the list that the customer had as a guest. */
  readonly isGuests: boolean;
  readonly origin?: EventTarget | undefined;
  /** For those who ask for the same while it is on its way. */
  readonly outcome?: Promise<void>;
  readonly kept: () => void;
  readonly refused: (error: unknown) => void;
}

/** What became of a wish. */
export type Outcome =
  | { readonly kind: 'kept'; readonly ids: readonly string[] }
  | { readonly kind: 'refused'; readonly error: unknown; readonly ids: readonly string[] | null }
  /** Nobody knows what the server made of it, or it fails every time. */
  | { readonly kind: 'lost'; readonly error: unknown; readonly ids: readonly string[] | null }
  /** To be sent again: at once when the seconds have passed, or when the browser is online. */
  | { readonly kind: 'later'; readonly seconds: number | null }
  | { readonly kind: 'loggedOut' };

/**
 * Sends a wish, and looks whether it came true where no usable answer comes. Never rejects.
 * @param signal ends with the login of the customer; the outcome then means nothing.
 */
export async function sendWish(
  wish: Wish,
  client: WishlistClient,
  signal: AbortSignal,
  { isOnline, report }: { isOnline: () => boolean; report: (error: unknown) => void },
): Promise<Outcome> {
  for (let isLastAttempt = false; ; isLastAttempt = true) {
    try {
      const { productId, wanted } = wish;
      return judge(wish, await (wanted ? client.add(productId, signal) : client.remove([productId], signal)));
    } catch (error) {
      if (signal.aborted) return { kind: 'later', seconds: null };
      const seconds = secondsUntilRetry(error);
      if (seconds !== null) return { kind: 'later', seconds };
      const { kind } = wishFailure(error);
      if (kind === 'login') return { kind: 'loggedOut' };
      if (kind === 'wishlistFull') return { kind: 'refused', error, ids: null };
      if (kind === 'gone') return { kind: 'refused', error: new ItemOfflineError(), ids: null };
      if (!isOnline()) return { kind: 'later', seconds: null };
      if (!hasUnknownOutcome(error)) return { kind: 'refused', error, ids: null };
      report(error);
      const ids = await client.get(signal).catch(() => null);
      if (ids?.includes(wish.productId) === wish.wanted) return { kind: 'kept', ids };
      if (isLastAttempt || !ids) return { kind: 'lost', error, ids };
    }
  }
}

/** A server that accepts a wish and does not keep it has refused it. */
function judge({ productId, wanted }: Wish, ids: readonly string[]): Outcome {
  if (ids.includes(productId) === wanted) return { kind: 'kept', ids };
  const isFull = wanted && !hasRoomFor(productId, ids);
  const error = isFull ? new WishlistFullError() : new InvalidResponseError('the wish was not kept', 200);
  return { kind: 'refused', error, ids };
}

/** What an error of the wishlist's calls means. */
export function wishFailure(error: unknown): Failure {
  return failureOf(error, () => ({ kind: 'login', href: null, guest: false }));
}
