import type { Cart } from '../../domain/cart.ts';
import { InvalidResponseError } from '../../api/errors.ts';
import type { Failure } from '../../domain/failure.ts';
import { acceptCart, forgetConfirmedLater } from '../fetching/accept-cart.ts';
import type { CartFetcher } from '../fetching/cart-fetcher.ts';
import type { Change } from './changes.ts';
import {
  hasUnknownOutcome,
  isConflict,
  isFailedReservation,
  isGone,
  isUnexplained,
  secondsToWait,
  statusOf,
} from '../classify-error.ts';
import { explainError } from '../explain-error.ts';
import { markFailedReservation } from '../checkout/failed-reservation.ts';
import { confirmedCart } from '../cart-selectors.ts';
import { confirmed, type PendingChange, refused, type SettledChange } from './pending-change.ts';
import { trackProgress } from './progress.ts';
import type { StoreContext } from '../store-context.ts';

/**
 * The shopper's pending changes on their way to the server: one request at a time, the newest change first, the others
 * in their order (rulings, 16).
 */
export interface ChangeQueue {
  /** Replaces an older change of the same key, cancels the request under way, and sends this change at once. */
  add(change: Change, row?: number | null): void;
  /** Sends what is queued or paused, if the network and the server allow it; else looks what is unverified. */
  flush(): void;
  /** Sends what failed, waits or hangs once more; by hand, also within a pause that the server asked for. */
  retry(byHand?: boolean): Promise<void>;
  /** Gives up the changes with these ids, also one under way. */
  discard(ids: readonly number[]): void;
  stop(): void;
}

/** What is under way: the request of a change, the fetch that verifies it, or the one that a retry begins with. */
interface Current {
  /** The change's id; 0 where it is about none. */
  readonly id: number;
  readonly controller: AbortController;
}

let lastId = 0;

export function createChangeQueue(context: StoreContext, fetcher: CartFetcher): ChangeQueue {
  const { state, environment, verification, rateLimit } = context;
  let current: Current | null = null;

  const pendingChanges = () => state.getState().pendingChanges;
  const find = (id: number) => pendingChanges().find((pending) => pending.id === id);

  function update(matches: (pending: PendingChange) => boolean, values: Partial<PendingChange>): void {
    if (!pendingChanges().some(matches)) return;
    state.setState((now) => ({
      pendingChanges: now.pendingChanges.map((pending) => (matches(pending) ? { ...pending, ...values } : pending)),
    }));
  }

  const updateOne = (id: number, values: Partial<PendingChange>) => update((pending) => pending.id === id, values);

  /** Cancels what is under way for a change, which is queued again. */
  function interrupt(): void {
    if (!current) return;
    const { id, controller } = current;
    current = null;
    if (find(id)?.status === 'sending') verification.outcomeLost();
    controller.abort();
    updateOne(id, { status: 'queued' });
  }

  function flush(next?: PendingChange): void {
    if (current || !context.isRunning()) return;
    if (rateLimit.isActive() || !environment.network.isOnline()) return pause();
    const waiting = next ?? pendingChanges().find(({ status }) => status === 'queued' || status === 'paused');
    if (waiting) send(waiting);
    else if (pendingChanges().length === 0 && verification.isNeeded() && !fetcher.isFetching()) void fetcher.refresh();
  }

  function pause(): void {
    state.setState({ online: environment.network.isOnline() });
    update(({ status }) => status === 'queued', { status: 'paused' });
    // The network reports by itself that it is back.
    if (rateLimit.isActive()) void rateLimit.over().then(() => flush());
  }

  function send({ id, change }: PendingChange): void {
    const controller = new AbortController();
    const mine: Current = { id, controller };
    const request = verification.startRequest();
    current = mine;
    updateOne(id, { status: 'sending', confirmableAfter: request });
    void change.send(context.call, { signal: controller.signal }).then(
      (cart) => finish(mine, (pending) => takeAnswer(pending, cart, request)),
      (error: unknown) => finish(mine, (pending) => takeError(pending, error)),
    );
  }

  /** Goes on with the answer to the present request, and ignores that of a cancelled one. */
  function finish(mine: Current, settle: (pending: PendingChange) => void): void {
    if (current !== mine) return;
    current = null;
    const pending = find(mine.id);
    // Another answer has confirmed it meanwhile.
    if (pending) settle(pending);
    flush();
  }

  function takeAnswer(pending: PendingChange, cart: Cart, request: number): void {
    const { change } = pending;
    const shown = confirmedCart(state.getState());
    const age = shown?.cartId === cart.cartId ? cart.cartVersion - shown.cartVersion : 1;
    const shows = change.isConfirmedBy(cart);
    if (shows && (age >= 0 || (shown && change.isConfirmedBy(shown)))) {
      const settles = confirmed(pending);
      // Not taken over where another tab came in between, so that a newer cart is shown.
      if (!acceptCart(context, { cart, source: 'change', request, settles })) settle(settles);
    } else if (age > 0) {
      // Another look decides whether its wish is taken back: the answer may be from before the change all the same.
      if (change.kind === 'move') verification.outcomeLost();
      acceptCart(context, { cart, source: 'change', request, settles: rejected(pending, cart) });
    } else {
      // Only a newer cart is believed not to show it (rulings, 63); this one may be from before the change.
      verification.outcomeLost();
      if (!shows) environment.report(new InvalidResponseError(`${change.kind}: answered with an old cart`, 200));
      verify(pending, (unconfirmed, fetchFailure) => {
        if (fetchFailure) markFailed(unconfirmed, fetchFailure);
        else if (age < 0 && !shows) markFailed(unconfirmed, { kind: 'external', status: 200 });
        else settle(rejected(unconfirmed, cart));
      });
    }
  }

  function rejected(pending: PendingChange, cart: Cart): SettledChange {
    return refused(pending, pending.change.rejection?.(cart) ?? { kind: 'adjusted' });
  }

  function settle(settled: SettledChange): void {
    state.setState((now) => ({
      pendingChanges: now.pendingChanges.filter(({ id }) => id !== settled.id),
      settledChanges: [...now.settledChanges, settled],
    }));
    forgetConfirmedLater(context, [settled]);
  }

  function takeError(pending: PendingChange, error: unknown): void {
    // The next flush pauses it.
    if (secondsToWait(error) !== null) return updateOne(pending.id, { status: 'queued' });
    const failure = explain(pending.change, error);
    if (failure.kind === 'login') return markFailed(pending, failure);
    if (failure.kind === 'wishlistFull' || failure.kind === 'itemOffline') return settle(refused(pending, failure));
    const unknown = hasUnknownOutcome(error);
    if (unknown) verification.outcomeLost();
    // What is queued while offline is paused by the next flush.
    if (statusOf(error) === null && !environment.network.isOnline()) return updateOne(pending.id, { status: 'queued' });
    if (isConflict(error)) return verify(pending, (unconfirmed) => resendOnce(unconfirmed, failure));
    if (isGone(error)) {
      return verify(pending, (unconfirmed, fetchFailure) =>
        fetchFailure ? markFailed(unconfirmed, fetchFailure) : failOrRefuse(unconfirmed, failure),
      );
    }
    if (unknown) {
      environment.report(error);
      return verify(pending, (unconfirmed) => markFailed(unconfirmed, failure));
    }
    if (failure.kind === 'external' || isUnexplained(error)) environment.report(error);
    if (failure.kind === 'refused' && markFailedReservation(context, failure.appointmentIds)) discard([pending.id]);
    else failOrRefuse(pending, failure);
  }

  /** A quantity that failed can be sent once more (rulings, 50); what else was refused stays refused. */
  function failOrRefuse(pending: PendingChange, failure: Failure): void {
    if (pending.change.kind === 'quantity' && failure.kind === 'external') markFailed(pending, failure);
    else settle(refused(pending, failure));
  }

  /** Any failure of a quantity change is an external error, except for those with their own way out (rulings, 50). */
  function explain({ kind }: Change, error: unknown): Failure {
    const failure = explainError(context, error);
    if (kind !== 'quantity' || failure.kind === 'connection' || failure.kind === 'login') return failure;
    return isFailedReservation(error) ? failure : { kind: 'external', status: 0 };
  }

  /** The server may have applied it: look first, and bother the shopper only when the cart does not show it. */
  function verify(
    { id }: PendingChange,
    unconfirmed: (pending: PendingChange, fetchFailure: Failure | null) => void,
  ): void {
    const mine: Current = { id, controller: new AbortController() };
    current = mine;
    const verifying = () => current === mine && updateOne(id, { status: 'verifying' });
    if (rateLimit.isActive()) {
      // The fetch waits, too, and nothing is on its way.
      updateOne(id, { status: 'paused' });
      void rateLimit.over().then(verifying);
    } else verifying();
    void fetcher
      .refetch('refresh')
      .then((fetchFailure) => finish(mine, (pending) => unconfirmed(pending, fetchFailure)));
  }

  /** Somebody else changed the cart at the same time: send it once more, then tell. */
  function resendOnce(pending: PendingChange, failure: Failure): void {
    if (pending.conflicted) markFailed(pending, failure);
    else updateOne(pending.id, { status: 'queued', conflicted: true });
  }

  function markFailed({ id }: PendingChange, failure: Failure): void {
    updateOne(id, { status: 'failed', failure });
  }

  function discard(ids: readonly number[]): void {
    if (current && ids.includes(current.id)) interrupt();
    state.setState((now) => ({
      pendingChanges: now.pendingChanges.filter(({ id }) => !ids.includes(id)),
      settledChanges: now.settledChanges.filter(({ id }) => !ids.includes(id)),
    }));
    flush();
  }

  return {
    add(change, row = null) {
      interrupt();
      const earlier = pendingChanges().find((pending) => pending.change.key === change.key);
      const pending: PendingChange = {
        id: ++lastId,
        change,
        status: 'queued',
        progress: 'Started',
        attempt: 0,
        failure: null,
        rows: row === null ? [] : [...new Set([...(earlier?.rows ?? []), row])],
        confirmableAfter: earlier ? Infinity : 0,
        conflicted: false,
      };
      const isOther = (one: { readonly change: Change }) => one.change.key !== change.key;
      state.setState((now) => ({
        pendingChanges: [...now.pendingChanges.filter(isOther), pending],
        settledChanges: now.settledChanges.filter(isOther),
      }));
      trackProgress(context, pending.id);
      flush(pending);
    },
    flush,
    async retry(byHand = true) {
      const hanging = current?.id;
      interrupt();
      const isFetchPaused = fetcher.isFetching() && rateLimit.isActive();
      if (byHand) rateLimit.end();
      for (const { id, attempt, status } of pendingChanges()) {
        if (status === 'queued' && id !== hanging) continue;
        updateOne(id, {
          status: 'queued',
          failure: null,
          attempt: attempt + 1,
          progress: 'Started',
          conflicted: false,
        });
        trackProgress(context, id);
      }
      if (rateLimit.isActive() || !environment.network.isOnline()) return flush();
      // One request at a time: what is unverified is looked up before anything is sent again.
      if (isFetchPaused || verification.isNeeded() || pendingChanges().length === 0) {
        const mine: Current = { id: 0, controller: new AbortController() };
        current = mine;
        await fetcher.refresh();
        if (current !== mine) return;
        current = null;
      }
      flush();
    },
    discard,
    stop: interrupt,
  };
}
