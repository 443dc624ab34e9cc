import { wishesToMerge, withWish } from '../../domain/wishlist.ts';
import { wishlistFailureKind } from '../../domain/wishlist-failure.ts';
import type { Failure } from '../../domain/failure.ts';
import { failureOf, isDenied, secondsUntilRetry } from '../calls/classify-error.ts';
import { readGuestIds, removeGuestId } from './guest-list.ts';
import { type SendOutcome, sendWish } from './send-wish.ts';
import type { ListContext, StoredList } from './stored-list.ts';
import { createWish, type Wish, type WishChange } from './wish.ts';

const fetchIntervalMs = 1000;
const mergeRetryDelayMs = 30_000;

/**
 * The list of a customer, stored on the server. It shows changes at once, sends them one after the other, and merges
 * the products of the guest's list, each of which stays in the cookie until the server has it.
 * @param initialIds the list, if the page contains it.
 * @param onExpired the session has expired; the caller closes this list.
 */
export function createCustomerList(
  context: ListContext,
  initialIds: readonly string[] | null,
  onExpired: () => void,
): StoredList {
  const { client, clock, network, notifier, tabs, update } = context;
  const closing = new AbortController();
  const { signal } = closing;
  /** The latest list of the server; until then the guest's, which the merge adds anyway. */
  let confirmed = initialIds ?? readGuestIds();
  let isLoaded = initialIds !== null;
  let failure: Failure | null = null;
  let fetching: Promise<void> | null = null;
  let fetchedAt = -Infinity;
  let isFollowing = false;
  /** In the order in which they are sent, except that paused ones are skipped. */
  let wishes: readonly Wish[] = [];
  let sending: Wish | null = null;

  const ids = () => wishes.reduce((list, { productId, wanted }) => withWish(list, productId, wanted), confirmed);

  async function change(wanting: WishChange): Promise<void> {
    const { productId, wanted, origin } = wanting;
    // The merge must not add again what the customer removes.
    if (!wanted) removeGuestId(productId);
    const replaced = wishes.find((wish) => wish.productId === productId && wish !== sending);
    if (replaced) drop(replaced);
    update();
    if (sending?.productId === productId && sending.wanted === wanted) {
      // The merge is already sending it, and the customer must be notified if it is not stored.
      sending.isFromGuest = false;
      sending.origin ??= origin;
      return sending.outcome;
    }
    const isToggledBack = replaced && !replaced.isSent && replaced.wanted !== wanted;
    if (isToggledBack && isLoaded && confirmed.includes(productId) === wanted) return;
    const wish = { ...createWish(wanting, false), isSent: replaced?.isSent };
    wishes = [...wishes, wish];
    update();
    void send();
    return wish.outcome;
  }

  async function send(): Promise<void> {
    const wish = wishes.find(({ isPaused, isTried }) => !isPaused && (network.isOnline() || !isTried));
    if (!wish || sending || fetching || signal.aborted) return;
    if (wish.isFromGuest && !readGuestIds().includes(wish.productId)) {
      // Another tab has merged it.
      discard(wish);
      return refresh();
    }
    sending = wish;
    wish.isSent = wish.isTried = true;
    const { isFromGuest } = wish;
    const before = confirmed;
    const outcome = await sendWish(wish, context, signal);
    if (signal.aborted) return;
    sending = null;
    // The list was fetched meanwhile: either may be the older one.
    if (confirmed !== before) follow();
    if (!outcome) {
      const newer = wishes.find((other) => other.productId === wish.productId && other !== wish);
      if (newer) {
        newer.isSent = true;
        drop(wish);
      } else wish.onWaiting?.();
      // Those behind it have not been tried yet.
      return send();
    }
    if (outcome.kind === 'expired') return onExpired();
    settle(wish, outcome);
    // One event for all products of a merge.
    const next = wishes.find(({ isPaused }) => !isPaused);
    if (isFromGuest && !next?.isFromGuest) notifier.changed(confirmed);
    return send();
  }

  function settle(wish: Wish, outcome: Exclude<SendOutcome, { kind: 'expired' }>): void {
    confirmed = outcome.ids ?? confirmed;
    if (outcome.kind === 'stored') accept(wish);
    else if (wish.isFromGuest && outcome.kind === 'failed') retryLater(wish);
    else if (wish.isFromGuest && wishlistFailureKind(outcome.error) === 'wishlistFull') {
      // The server has less room than expected.
      replaceWishes(wishes.filter(({ isFromGuest }) => !isFromGuest));
    } else refuse(wish, outcome.error);
  }

  function accept(wish: Wish): void {
    const { productId, wanted, origin, isFromGuest } = wish;
    // Products without room, or not merged because the list could not be fetched, may be merged now.
    const canMerge = !wanted || !isLoaded;
    isLoaded = true;
    discard(wish);
    removeGuestId(productId);
    update();
    tabs.announce();
    if (!isFromGuest) notifier.changed(confirmed, productId, origin);
    wish.resolve();
    if (canMerge) mergeGuest();
  }

  function refuse(wish: Wish, error: unknown): void {
    discard(wish);
    if (wish.isFromGuest) removeGuestId(wish.productId);
    update();
    notifier.changed(confirmed);
    notifier.failed(error, wish);
    wish.reject(error);
  }

  function retryLater(wish: Wish): void {
    wish.isPaused = true;
    update();
    clock.schedule(() => {
      wish.isPaused = false;
      void send();
    }, mergeRetryDelayMs);
  }

  function discard(wish: Wish): void {
    wishes = wishes.filter((each) => each !== wish);
  }

  /** Gives up a change for a newer one of the same product. */
  function drop(wish: Wish): void {
    discard(wish);
    wish.resolve();
  }

  /** Adds as many products of the guest as have room, before everything else. */
  function mergeGuest(): void {
    const added = wishesToMerge(readGuestIds(), ids())
      .filter((id) => !wishes.some(({ productId }) => productId === id))
      .map((productId) => createWish({ productId, wanted: true }, true));
    replaceWishes([...added, ...wishes]);
  }

  /** Reports the products of the guest that are neither on the list nor going to be added: they stay in the cookie. */
  function replaceWishes(next: readonly Wish[]): void {
    wishes = next;
    update();
    const listed = ids();
    notifier.withoutRoom(readGuestIds().filter((id) => !listed.includes(id)));
  }

  async function fetchList(): Promise<void> {
    fetchedAt = clock.now();
    const before = confirmed;
    try {
      const answer = await client.get(signal);
      if (signal.aborted) return;
      if (confirmed === before) confirmed = answer;
      // The answer to a change has arrived in the meantime. Either may be the older list.
      else follow();
      // The first list is not a change.
      if (!isLoaded) notifier.reset(confirmed);
      isLoaded = true;
      failure = null;
      update();
      // A change that was sent is announced with its product, even if this list has it already.
      if (!wishes.some(({ isSent, isPaused }) => isSent && !isPaused)) notifier.changed(confirmed);
      mergeGuest();
    } catch (error) {
      if (signal.aborted) return;
      if (isDenied(error)) return onExpired();
      failure = network.isOnline() ? failureOf(error) : { kind: 'offline', waiting: false };
      context.report(error);
      const seconds = secondsUntilRetry(error);
      if (seconds !== null) refreshAfter(seconds * 1000);
      update();
    }
  }

  function follow(): void {
    // The clock may have been set back since the last fetch.
    refreshAfter(Math.min(fetchIntervalMs, fetchedAt + fetchIntervalMs - clock.now()));
  }

  function refreshAfter(delay: number): void {
    if (isFollowing) return;
    isFollowing = true;
    clock.schedule(() => {
      isFollowing = false;
      // A list that is on its way may be older than the change.
      if (!signal.aborted) void Promise.resolve(fetching).then(refresh);
    }, delay);
  }

  function refresh(): Promise<void> {
    return (fetching ??= fetchList().finally(() => {
      fetching = null;
      void send();
    }));
  }

  return {
    snapshot: () => ({
      ids: ids(),
      pending: wishes.map(({ productId }) => productId),
      isLoaded,
      isCustomers: true,
      failure,
    }),
    change,
    refresh,
    follow,
    resume() {
      if (!isLoaded || failure) return void refresh();
      mergeGuest();
      void send();
    },
    close() {
      closing.abort();
      return wishes.filter(({ isFromGuest }) => !isFromGuest);
    },
  };
}
