import { cartTag } from '../../domain/cart-tag.ts';
import { longLoadingDelayMs, loadingDelayMs } from '../../domain/loading-state.ts';
import { confirmedCart, confirmedItem } from '../cart/cart-selectors.ts';
import { markFailedReservation } from '../checkout/failed-reservation.ts';
import { explainError } from '../cart/explain-error.ts';
import { acceptCart } from '../fetching/accept-cart.ts';
import type { CartFetcher } from '../fetching/cart-fetcher.ts';
import { loadOnce } from '../calls/load-once.ts';
import { type StoreContext, waitForCode } from '../cart/store-context.ts';
import { definitionOf, sendIntent, slotOf } from '../intents/definitions.ts';
import { baseOf, isOpen, type LoadingPhase, openAt, openEntries, type OpenEntry } from '../intents/entry.ts';
import { type Intent, itemIdOf } from '../intents/intent.ts';
import { newEntry, replaced, without, withNew } from '../intents/change-log.ts';
import { type EntryEvent, next } from '../intents/next.ts';
import { forgetSettledLater } from '../fetching/settle.ts';

export type Queue = ReturnType<typeof createQueue>;

/** The work in progress: the request of an entry, the fetch that verifies it, or the one that a retry starts with. */
interface Work {
  /** 0 for the fetch of a retry. */
  readonly entryId: number;
  readonly controller: AbortController;
}

/** After this time, a fetch shows whether the shop has applied a canceled request that has arrived late. */
const lateRequestMs = 10_000;

type Resumed = Pick<OpenEntry, 'rows' | 'base' | 'madeAt' | 'wished'>;

/**
 * Sends one request at a time: the newest entry first, the others in order. `next.ts` decides what becomes of each.
 * @param load loads the code of the lines that removals leave, and that of moves. Never rejects.
 */
export function createQueue(
  context: StoreContext,
  fetcher: CartFetcher,
  load: Readonly<Record<'undo' | 'wishes', () => Promise<unknown>>>,
) {
  const { state, environment, requestClock, rateLimit } = context;
  let current: Work | null = null;
  let cancelCheck = () => {};
  // The empty change renders the cart with the code.
  const loadLines = loadOnce(() => environment.loadLines().then(() => state.setState({})));

  const open = () => openEntries(state.getState());
  const firstWaiting = () => open().find(({ status: { kind } }) => kind === 'queued' || kind === 'paused');
  const find = (entryId: number) => open().find(({ id }) => id === entryId);

  /** Applies an event to an entry, unless a newer cart has already settled it. */
  function dispatch(id: number, event: EntryEvent): void {
    const entry = find(id);
    if (!entry) return;
    const shown = confirmedCart(state.getState());
    const { to, cart, isAmbiguous, report, missingAppointmentIds } = next(entry, event, shown);
    if (to === entry) return;
    if (isAmbiguous) requestClock.outcomeLost();
    if (report) environment.report(report);
    if (missingAppointmentIds) markFailedReservation(context, missingAppointmentIds);
    const settled = to && !isOpen(to) ? to : undefined;
    const request = entry.confirmableAfter;
    if (cart && acceptCart(context, { cart, source: 'change', request, settles: settled })) return;
    state.setState(({ log }) => ({ log: replaced(log, id, to) }));
    if (settled) forgetSettledLater(context, [settled]);
    // Otherwise, the fetch that verifies it is the work in progress.
    else if (to?.status.kind === 'verifying' && !current) verify(to.id);
  }

  function begin(entryId: number): Work {
    return (current = { entryId, controller: new AbortController() });
  }

  /** Ends the work with the resulting event, unless it was canceled. A canceled fetch that fails may have to be repeated. */
  function finish(work: Work, event: EntryEvent): void {
    if (current === work) {
      current = null;
      dispatch(work.entryId, event);
    }
    flush();
  }

  /** Cancels the work. Its entry is queued again. */
  function interrupt(): void {
    if (!current) return;
    const { entryId, controller } = current;
    current = null;
    controller.abort();
    if (find(entryId)?.status.kind === 'sending' && context.isRunning()) {
      cancelCheck();
      cancelCheck = context.later(() => current ?? void fetcher.refetch('refresh'), lateRequestMs);
    }
    dispatch(entryId, { type: 'interrupted' });
  }

  /**
   * Sends what is queued or paused, if the network and the server allow it. If nothing is open, fetches an unverified cart.
   * @param asked the entry that the shopper has just made, or wants to be sent again: it is sent even offline.
   */
  function flush(asked?: OpenEntry): void {
    if (current || !context.isRunning()) return;
    if (rateLimit.isActive() || !(asked ?? environment.network.isOnline())) return pause();
    const waiting = asked ?? firstWaiting();
    if (waiting && isInDoubt(waiting)) dispatch(waiting.id, { type: 'doubted', request: requestClock.startRequest() });
    else if (waiting) send(waiting);
    else if (open().length === 0 && requestClock.isUnverified() && !fetcher.isFetching()) void fetcher.refresh();
  }

  /** Whether an addition, the only intent that must not be applied twice, has been sent before without a known outcome. */
  function isInDoubt({ intent, confirmableAfter }: OpenEntry): boolean {
    return intent.kind === 'addition' && confirmableAfter > 0 && requestClock.isUnverified();
  }

  function pause(): void {
    state.setState({ online: environment.network.isOnline() });
    for (const { id } of open()) dispatch(id, { type: 'blocked' });
    // The network reports its return itself.
    if (rateLimit.isActive()) void rateLimit.over().then(() => flush());
  }

  function send({ id, intent, rows }: OpenEntry): void {
    const work = begin(id);
    const request = requestClock.startRequest();
    dispatch(id, { type: 'sent', request });
    // The code of the lines lets the rows of the sums glide, too.
    void loadLines();
    void call(id, intent, work.controller.signal).then(
      async (cart) => {
        // Without this code, removals leave no line.
        if (definitionOf(intent).leavesLine || rows.length > 0) await waitForCode(context, load.undo());
        finish(work, { type: 'answered', cart, isLate: requestClock.lastAnswered() > request });
      },
      (error: unknown) => {
        finish(work, { type: 'callFailed', error, failure: explainError(context, error, intent.kind === 'coupon') });
      },
    );
  }

  async function call(id: number, intent: Intent, signal: AbortSignal) {
    if (intent.kind === 'move') {
      // Without this code, the product of a move that is given up stays on the wishlist.
      void load.wishes();
      await environment.addToWishlist(intent.productId, state.getState().data, (isNew) => mayWish(id, isNew));
      signal.throwIfAborted();
    }
    // A pause can begin while a move waits for the wishlist.
    return sendIntent(intent, context.callAfterPause, { signal, headers: conditions() });
  }

  /** Notes that a product is new on the wishlist before it is added, because the page may be left before the answer. */
  function mayWish(id: number, isNew: boolean): boolean {
    if (isNew) dispatch(id, { type: 'wished' });
    return find(id) !== undefined;
  }

  /** Makes the shop refuse a change of a cart that has changed elsewhere, if the page asks for that. */
  function conditions() {
    const { data } = state.getState();
    const cart = data.rootComponentProps.conditionalChanges && confirmedCart(state.getState());
    return cart ? { 'If-Match': cartTag(cart) } : undefined;
  }

  /** Fetches the cart. If that shows the intent, `acceptCart` confirms it. */
  function verify(id: number): void {
    const work = begin(id);
    if (rateLimit.isActive()) {
      // The fetch waits for the end of the limit, too.
      dispatch(id, { type: 'blocked' });
      void rateLimit.over().then(() => current === work && dispatch(id, { type: 'unblocked' }));
    }
    void fetcher.refetch('refresh').then((failure) => finish(work, { type: 'unconfirmed', failure }));
  }

  function trackProgress({ id, attempt }: OpenEntry): void {
    const advance = (progress: LoadingPhase, delayMs: number) =>
      context.later(() => dispatch(id, { type: 'delayed', attempt, progress }), delayMs);
    advance('Loading', loadingDelayMs);
    advance('LongLoading', longLoadingDelayMs);
  }

  function enqueue(intent: Intent, rows: readonly number[], known?: Resumed): void {
    if (definitionOf(intent).leavesLine || rows.length > 0) void load.undo();
    const earlier = openAt(state.getState(), slotOf(intent));
    const entry: OpenEntry = newEntry({
      intent,
      status: { kind: 'queued' },
      rows: rows.length > 0 ? [...new Set([...(earlier?.rows ?? []), ...rows])] : [],
      confirmableAfter: earlier ? Infinity : 0,
      base: known?.base ?? baseOf(intent, confirmedCart(state.getState()), earlier),
      madeAt: known?.madeAt ?? environment.clock.now(),
      wished: known?.wished ?? false,
    });
    // An earlier page has reported an intent that is resumed before the first cart.
    if (confirmedCart(state.getState())) {
      const item = intent.kind === 'addition' ? intent.item : confirmedItem(state.getState(), itemIdOf(intent) ?? '');
      environment.track({ changed: item ?? null });
    }
    state.setState(({ log }) => ({ log: withNew(log, entry) }));
    trackProgress(entry);
    flush(entry);
  }

  return {
    /**
     * Replaces an older entry of the same slot, cancels the request in flight, and sends this one at once. It follows an
     * addition, which is not canceled.
     */
    add(intent: Intent, row: number | null = null): void {
      const busy = current && find(current.entryId)?.intent;
      // The shop may still apply what was canceled, and an addition must not be applied twice.
      if (busy?.kind !== 'addition') interrupt();
      enqueue(intent, row === null ? [] : [row]);
    },
    /** Adds an entry of an earlier page, without canceling the request in flight. */
    resume: (intent: Intent, known: Resumed) => enqueue(intent, known.rows, known),
    flush,
    /** Resends entries that failed, wait or hang. A manual retry also ends a rate limit. */
    async retry(isManual = true): Promise<void> {
      const interruptedId = current?.entryId;
      interrupt();
      const isFetchPaused = fetcher.isFetching() && rateLimit.isActive();
      if (isManual) rateLimit.end();
      for (const { id, status } of open()) {
        if (status.kind === 'queued' && id !== interruptedId) continue;
        dispatch(id, { type: 'retried' });
        const retried = find(id);
        if (retried) trackProgress(retried);
      }
      if (rateLimit.isActive()) return flush();
      // One request at a time: an unverified cart is fetched before anything is sent again.
      if (isFetchPaused || requestClock.isUnverified() || open().length === 0) {
        const work = begin(0);
        await fetcher.refresh();
        if (current !== work) return;
        current = null;
      }
      flush(isManual ? firstWaiting() : undefined);
    },
    /** Drops the open entries with these ids, even one in flight, and closes refusals. */
    discard(ids: readonly number[]): void {
      if (current && ids.includes(current.entryId)) interrupt();
      state.setState(({ log }) => ({ log: without(log, ids) }));
      flush();
    },
    /** Whether it waits for an answer. */
    isBusy: () => current !== null,
    /** Restarts the timers of the open entries, because stopping the store cancels all timers. */
    start: () => open().forEach(trackProgress),
    stop: interrupt,
  };
}
