import { type Failure, isShownInSnackbar } from '../domain/failure.ts';
import type { Notice, NoticeContent } from '../domain/notice.ts';
import type { CartState } from './cart-state.ts';
import { confirmedItem } from './cart-selectors.ts';
import { initialNoticeId } from './initial-state.ts';
import { type PendingChange, type SettledChange, takesLong } from './changes/pending-change.ts';
import type { StoreContext } from './store-context.ts';

let lastId = 0;

/** Adds a notice about the page or the cart. It takes the place and the id of an equal one. */
export function addNotice({ state }: StoreContext, content: NoticeContent): void {
  const words = JSON.stringify(content);
  const isEqual = (other: Notice) => JSON.stringify(other.content) === words;
  state.setState(({ notices }) => {
    const id = notices.find(isEqual)?.id ?? `notice-${++lastId}`;
    return { notices: [...notices.filter((other) => !isEqual(other)), { id, content, retry: false }] };
  });
}

export function removeNotices({ state }: StoreContext, matches: (notice: Notice) => boolean): void {
  state.setState(({ notices }) =>
    notices.some(matches) ? { notices: notices.filter((notice) => !matches(notice)) } : {},
  );
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
 * Returns the notices about the page and the whole cart; `noticesAt` has those of single changes. A notice stays the
 * same object as long as its source does.
 */
export function noticesOf({ notices, phase, fetchFailure, checkout, unchecked }: CartState): readonly Notice[] {
  return [
    // What the page says of a cart is not said before that is checked.
    ...(unchecked ? notices.filter(({ id }) => id !== initialNoticeId) : notices),
    ...(fetchFailure && phase.kind === 'ready'
      ? [derived(fetchFailure, () => failureNotice(noticeIds.fetch, fetchFailure, true))]
      : []),
    ...(checkout.kind === 'reserving' && checkout.slow ? [slowCheckout] : []),
    ...(checkout.kind === 'failed'
      ? [derived(checkout, () => failureNotice(noticeIds.checkout, checkout.failure, checkout.canRetry))]
      : []),
  ];
}

const none: readonly Notice[] = [];

/**
 * Returns what is to be told of the changes of one place: those of an item by its id, at this row of it, and others by
 * their key. A row itself shows that its change takes long.
 */
export function noticesAt(state: CartState, place: string, row = 0): readonly Notice[] {
  const { pendingChanges, settledChanges } = state;
  // Every row asks at every change of the state.
  if (pendingChanges.length + settledChanges.length === 0) return none;
  return [...pendingChanges, ...settledChanges].flatMap((one) => {
    const { id, change, failure } = one;
    if ((change.itemId ?? change.key) !== place || rowOf(state, one) !== row) return [];
    const noticeId = noticeIds.change(id);
    const isPending = 'status' in one;
    if (isShownInSnackbar(failure)) return [];
    if (failure) return [derived(one, () => failureNotice(noticeId, failure, isPending))];
    if (!isPending) return [];
    if (one.status === 'paused' && !state.online) {
      return [derived(one, () => failureNotice(noticeId, { kind: 'offline', waiting: true }, true))];
    }
    return change.itemId === null && takesLong(one)
      ? [derived(change, () => ({ id: noticeId, content: { kind: 'slow', what: 'change' }, retry: true }))]
      : [];
  });
}

/** The row that tells of a change: its own, or the last if fewer are left. */
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
