import { type Failure, isShownInSnackbar } from '../domain/failure.ts';
import type { Notice, NoticeContent } from '../domain/notice.ts';
import type { CartState } from './cart-state.ts';
import { confirmedItem } from './cart-selectors.ts';
import { initialNoticeId } from './initial-state.ts';
import { checkoutKey } from './changes/change-keys.ts';
import {
  currentFailure,
  isPending,
  type PendingChange,
  type SettledChange,
  takesLong,
} from './changes/pending-change.ts';
import type { StoreContext } from './store-context.ts';

let lastId = 0;

/** Adds a notice about the page or the cart. It replaces an equal one and retains its id. */
export function addNotice({ state }: StoreContext, content: NoticeContent): void {
  const serialized = JSON.stringify(content);
  const isEqual = (other: Notice) => JSON.stringify(other.content) === serialized;
  state.setState(({ notices }) => {
    const id = notices.find(isEqual)?.id ?? `notice-${++lastId}`;
    return { notices: [...notices.filter((other) => !isEqual(other)), { id, content, retry: false }] };
  });
}

/** Removes notices, and the parameters of the address that the initial notice came with. */
export function removeNotices({ state, environment }: StoreContext, matches: (notice: Notice) => boolean): void {
  const { notices } = state.getState();
  const removed = notices.filter(matches);
  if (removed.length > 0) state.setState({ notices: notices.filter((notice) => !removed.includes(notice)) });
  if (removed.some(({ id }) => id === initialNoticeId)) {
    environment.page.removeQueryParameters(['cartWasSynced', 'error']);
  }
}

/** Ids of the derived notices. Those of changes end with the change's id. */
export const noticeIds = {
  fetch: 'fetch',
  slowCheckout: 'slow-checkout',
  checkout: 'checkout',
  change: (id: number) => `change-${id}`,
} as const;

const slowCheckout: Notice = { id: noticeIds.slowCheckout, content: { kind: 'slow', what: 'proceed' }, retry: true };

/**
 * Returns the notices about the page and the whole cart, except those about payments; `noticesAt` returns those of single
 * changes. The identity of a notice changes only with its source.
 */
export function noticesOf({ notices, phase, fetchFailure, unchecked }: CartState): readonly Notice[] {
  return [
    // The initial notice is about a cart that is not checked yet.
    ...notices.filter(({ id, content }) => content.kind !== 'payment' && !(unchecked && id === initialNoticeId)),
    ...(fetchFailure && phase.kind === 'ready'
      ? [derived(fetchFailure, () => failureNotice(noticeIds.fetch, fetchFailure, true))]
      : []),
  ];
}

const none: readonly Notice[] = [];

/**
 * Returns the notices about the changes of one key, those of an item for one of its rows, or about the step to the
 * checkout. Rows show themselves that a change takes long.
 */
export function noticesAt(state: CartState, key: string, row = 0): readonly Notice[] {
  const { pendingChanges, settledChanges, checkout } = state;
  if (key === checkoutKey) {
    if (checkout.kind === 'reserving' && checkout.slow) return [slowCheckout];
    if (checkout.kind !== 'failed') return none;
    return [derived(checkout, () => failureNotice(noticeIds.checkout, checkout.failure, checkout.canRetry))];
  }
  // Fast path: every row calls this whenever the state changes.
  if (pendingChanges.length + settledChanges.length === 0) return none;
  return [...pendingChanges, ...settledChanges].flatMap((source) => {
    const { id, change } = source;
    const failure = currentFailure(source);
    if (change.key !== key || rowOf(state, source) !== row) return [];
    const noticeId = noticeIds.change(id);
    if (isShownInSnackbar(failure)) return [];
    const about = change.kind;
    if (failure) return [derived(source, () => ({ ...failureNotice(noticeId, failure, isPending(source)), about }))];
    if (!isPending(source)) return [];
    if (source.status.kind === 'paused' && !state.online) {
      const offline = { kind: 'offline', waiting: true } as const;
      return [derived(source, () => ({ ...failureNotice(noticeId, offline, true), about }))];
    }
    const hasNoRow = change.itemId === null || change.kind === 'addition';
    return hasNoRow && takesLong(source)
      ? [derived(change, () => ({ id: noticeId, content: { kind: 'slow', what: 'change' }, retry: true }))]
      : [];
  });
}

/** The row that shows the notice of a change: its own, or the last one if fewer are left. */
function rowOf(state: CartState, { change, rows: [row = 0] }: PendingChange | SettledChange): number {
  if (row === 0 || change.itemId === null) return 0;
  const left = confirmedItem(state, change.itemId)?.quantity ?? 1;
  return Math.max(0, Math.min(row, left - 1));
}

function failureNotice(id: string, failure: Failure, retry: boolean): Notice {
  return { id, content: { kind: 'failure', failure }, retry };
}

const cache = new WeakMap<object, Notice>();

function derived(source: object, make: () => Notice): Notice {
  const notice = cache.get(source) ?? make();
  cache.set(source, notice);
  return notice;
}
