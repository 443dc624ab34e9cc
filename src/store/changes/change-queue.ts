import { cartTag } from '../../domain/cart-tag.ts';
import { loadingDelayMs, longLoadingDelayMs } from '../../domain/loading-state.ts';
import { confirmedCart, confirmedItem } from '../cart-selectors.ts';
import { markFailedReservation } from '../checkout/failed-reservation.ts';
import { explainError } from '../explain-error.ts';
import { acceptCart } from '../fetching/accept-cart.ts';
import type { CartFetcher } from '../fetching/cart-fetcher.ts';
import type { Change } from './changes.ts';
import { type ChangeEvent, next } from './next-status.ts';
import { isPending, type LoadingPhase, type PendingChange, type SettledChange } from './pending-change.ts';
import { forgetSettledLater } from './settled-changes.ts';
import { createRemovalsLoader } from '../removals/load-removals.ts';
import type { StoreContext } from '../store-context.ts';

/**
 * Sends the shopper's pending changes: one request at a time, the newest change first, the others in their order.
 * `next-status.ts` decides what becomes of each.
 */
export interface ChangeQueue {
  /** Replaces an older change of the same key, cancels the request in flight, and sends this change at once. */
  add(change: Change, row?: number | null): void;
  /** Adds a change that an earlier page has made, without canceling the request in flight. */
  resume(change: Change, rows: readonly number[]): void;
  /** Sends what is queued or paused, if the network and the server allow it. If nothing is pending, fetches an unverified cart. */
  flush(): void;
  /** Resends changes that failed, wait or hang. A manual retry also ends a rate limit. */
  retry(isManual?: boolean): Promise<void>;
  /** Drops the pending changes with these ids, even one in flight, and closes refusals. */
  discard(ids: readonly number[]): void;
  /** Restarts the timers of the pending changes, because stopping the store cancels all timers. */
  start(): void;
  stop(): void;
}

/** The work in progress: the request of a change, the fetch that verifies it, or the one that a retry starts with. */
interface Work {
  /** 0 for the fetch of a retry. */
  readonly changeId: number;
  readonly controller: AbortController;
}

let lastId = 0;

export function createChangeQueue(context: StoreContext, fetcher: CartFetcher): ChangeQueue {
  const { state, environment, verification, rateLimit } = context;
  let current: Work | null = null;

  const pendingChanges = () => state.getState().pendingChanges;
  const find = (id: number) => pendingChanges().find((pending) => pending.id === id);

  /** Applies an event to a change, unless a newer cart has already settled it. */
  function dispatch(id: number, event: ChangeEvent): void {
    const pending = find(id);
    if (!pending) return;
    const shown = confirmedCart(state.getState());
    const { to, cart, isOutcomeLost, report, missingAppointmentIds } = next(pending, event, shown);
    if (to === pending) return;
    if (isOutcomeLost) verification.outcomeLost();
    if (report) environment.report(report);
    if (missingAppointmentIds) markFailedReservation(context, missingAppointmentIds);
    if (to && isPending(to)) {
      replace(to);
      // Otherwise, the fetch that verifies it is the work in progress.
      if (to.status.kind === 'verifying' && !current) verify(to);
      return;
    }
    const request = pending.confirmableAfter;
    const isAccepted = cart && to && acceptCart(context, { cart, source: 'change', request, settles: to });
    if (isAccepted) return;
    remove([id], to ? [to] : []);
    if (to) forgetSettledLater(context, [to]);
  }

  function replace(changed: PendingChange): void {
    state.setState((now) => ({
      pendingChanges: now.pendingChanges.map((pending) => (pending.id === changed.id ? changed : pending)),
    }));
  }

  function remove(ids: readonly number[], settled: readonly SettledChange[] = []): void {
    state.setState((now) => ({
      pendingChanges: now.pendingChanges.filter(({ id }) => !ids.includes(id)),
      settledChanges: [...now.settledChanges.filter(({ id }) => !ids.includes(id)), ...settled],
    }));
  }

  function begin(changeId: number): Work {
    const work: Work = { changeId, controller: new AbortController() };
    current = work;
    return work;
  }

  /** Ends the work with the resulting event, unless it was canceled. A canceled fetch that fails may have to be repeated. */
  function finish(work: Work, event: ChangeEvent): void {
    if (current === work) {
      current = null;
      dispatch(work.changeId, event);
    }
    flush();
  }

  /** Cancels the work. Its change is queued again. */
  function interrupt(): void {
    if (!current) return;
    const { changeId, controller } = current;
    current = null;
    controller.abort();
    dispatch(changeId, { type: 'interrupted' });
  }

  function flush(first?: PendingChange): void {
    if (current || !context.isRunning()) return;
    if (rateLimit.isActive() || !environment.network.isOnline()) return pause();
    const waiting = first ?? pendingChanges().find(({ status: { kind } }) => kind === 'queued' || kind === 'paused');
    if (waiting && isInDoubt(waiting)) dispatch(waiting.id, { type: 'doubted', request: verification.startRequest() });
    else if (waiting) send(waiting);
    else if (pendingChanges().length === 0 && verification.isNeeded() && !fetcher.isFetching()) void fetcher.refresh();
  }

  /** Whether an addition, the only change that must not be applied twice, has been sent before without a known outcome. */
  function isInDoubt({ change, confirmableAfter }: PendingChange): boolean {
    return change.kind === 'addition' && confirmableAfter > 0 && verification.isNeeded();
  }

  function pause(): void {
    state.setState({ online: environment.network.isOnline() });
    for (const { id } of pendingChanges()) dispatch(id, { type: 'blocked' });
    // The network reports its return itself.
    if (rateLimit.isActive()) void rateLimit.over().then(() => flush());
  }

  function send({ id, change, rows }: PendingChange): void {
    const work = begin(id);
    const request = verification.startRequest();
    dispatch(id, { type: 'sent', request });
    // A pause can begin while a move waits for the wishlist.
    void change.send(context.callAfterPause, { signal: work.controller.signal, headers: conditions() }).then(
      async (cart) => {
        if (change.leavesLine || rows.length > 0) await removalsLoaded();
        finish(work, { type: 'answered', cart, isLate: verification.lastAnswered() > request });
      },
      (error: unknown) => {
        const failure = explainError(context, error, change.kind === 'coupon');
        finish(work, { type: 'callFailed', error, failure, online: environment.network.isOnline() });
      },
    );
  }

  /** Makes the shop refuse a change of a cart that has changed elsewhere, if the page asks for that. */
  function conditions() {
    const { data } = state.getState();
    const cart = data.rootComponentProps.conditionalChanges && confirmedCart(state.getState());
    return cart ? { 'If-Match': cartTag(cart) } : undefined;
  }

  /** Fetches the cart. If that shows the change, `acceptCart` confirms it. */
  function verify({ id }: PendingChange): void {
    const work = begin(id);
    if (rateLimit.isActive()) {
      // The fetch waits for the end of the limit, too.
      dispatch(id, { type: 'blocked' });
      void rateLimit.over().then(() => current === work && dispatch(id, { type: 'unblocked' }));
    }
    void fetcher.refetch('refresh').then((failure) => finish(work, { type: 'unconfirmed', failure }));
  }

  function trackProgress({ id, attempt }: PendingChange): void {
    const advance = (progress: LoadingPhase, delayMs: number) =>
      context.later(() => dispatch(id, { type: 'delayed', attempt, progress }), delayMs);
    advance('Loading', loadingDelayMs);
    advance('LongLoading', longLoadingDelayMs);
  }

  function discard(ids: readonly number[]): void {
    if (current && ids.includes(current.changeId)) interrupt();
    remove(ids);
    flush();
  }

  function enqueue(change: Change, rows: readonly number[]): void {
    if (change.leavesLine || rows.length > 0) void removalsLoaded();
    const earlier = pendingChanges().find((pending) => pending.change.key === change.key);
    const pending: PendingChange = {
      id: ++lastId,
      change,
      status: { kind: 'queued' },
      progress: 'Started',
      attempt: 0,
      isResent: false,
      rows: rows.length > 0 ? [...new Set([...(earlier?.rows ?? []), ...rows])] : [],
      confirmableAfter: earlier ? Infinity : 0,
    };
    // An earlier page has reported a change that is resumed before the first cart.
    if (confirmedCart(state.getState())) {
      const item = change.kind === 'addition' ? change.item : confirmedItem(state.getState(), change.itemId ?? '');
      environment.track({ changed: item ?? null });
    }
    const hasOtherKey = (existing: PendingChange | SettledChange) => existing.change.key !== change.key;
    state.setState((now) => ({
      pendingChanges: [...now.pendingChanges.filter(hasOtherKey), pending],
      settledChanges: now.settledChanges.filter(hasOtherKey),
    }));
    trackProgress(pending);
    flush(pending);
  }

  const queue: ChangeQueue = {
    add(change, row = null) {
      interrupt();
      enqueue(change, row === null ? [] : [row]);
    },
    resume: enqueue,
    flush,
    async retry(isManual = true) {
      const interruptedId = current?.changeId;
      interrupt();
      const isFetchPaused = fetcher.isFetching() && rateLimit.isActive();
      if (isManual) rateLimit.end();
      for (const { id, status } of pendingChanges()) {
        if (status.kind === 'queued' && id !== interruptedId) continue;
        dispatch(id, { type: 'retried' });
        const retried = find(id);
        if (retried) trackProgress(retried);
      }
      if (rateLimit.isActive() || !environment.network.isOnline()) return flush();
      // One request at a time: an unverified cart is fetched before anything is sent again.
      if (isFetchPaused || verification.isNeeded() || pendingChanges().length === 0) {
        const work = begin(0);
        await fetcher.refresh();
        if (current !== work) return;
        current = null;
      }
      flush();
    },
    discard,
    start: () => pendingChanges().forEach(trackProgress),
    stop: interrupt,
  };
  const removalsLoaded = createRemovalsLoader(context, queue);
  return queue;
}
