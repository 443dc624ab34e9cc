import type { Failure } from '../domain/failure.ts';
import type { Notice, NoticeContent } from '../domain/notice.ts';
import type { CartState } from './cart-state.ts';
import { couponKey } from './changes.ts';
import { takesLong, type PendingChange, type SettledChange } from './pending-change.ts';
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
  offline: 'offline',
  fetch: 'fetch',
  slowChange: 'slow-change',
  slowCheckout: 'slow-checkout',
  checkout: 'checkout',
  change: (id: number) => `change-${id}`,
} as const;

const offlineNotice = failureNotice(noticeIds.offline, { kind: 'offline', waiting: true }, true);
const slowChange: Notice = { id: noticeIds.slowChange, content: { kind: 'slow', what: 'change' }, retry: true };
const slowCheckout: Notice = { id: noticeIds.slowCheckout, content: { kind: 'slow', what: 'proceed' }, retry: true };

/**
 * Returns every notice of the page. Failures of one item are shown in its row instead, refused codes at their field.
 * A notice stays the same object as long as its source does.
 */
export function noticesOf(state: CartState): readonly Notice[] {
  const { notices, pendingChanges, settledChanges, phase, online, fetchFailure, checkout } = state;
  const failed = pendingChanges.filter(({ status, change }) => status === 'failed' && change.itemId === null);
  const refused = settledChanges.filter(isToldOnPage);
  return [
    ...notices,
    ...failed.map((pending) => changeNotice(pending, true)),
    ...refused.map((settled) => changeNotice(settled, false)),
    ...(fetchFailure && phase.kind === 'ready'
      ? [derived(fetchFailure, () => failureNotice(noticeIds.fetch, fetchFailure, true))]
      : []),
    ...(isWaitingForNetwork(state) ? [offlineNotice] : []),
    ...(online && pendingChanges.some(isSlow) ? [slowChange] : []),
    ...(checkout.kind === 'reserving' && checkout.slow ? [slowCheckout] : []),
    ...(checkout.kind === 'failed'
      ? [derived(checkout, () => failureNotice(noticeIds.checkout, checkout.failure, checkout.canRetry))]
      : []),
  ];
}

/** Whether a change takes long that no row shows. */
export function isSlow(pending: PendingChange): boolean {
  return pending.change.itemId === null && takesLong(pending);
}

function isToldOnPage({ result, change }: SettledChange): boolean {
  return result === 'refused' && change.itemId === null && change.key !== couponKey;
}

function isWaitingForNetwork({ online, pendingChanges }: CartState): boolean {
  return !online && pendingChanges.some(({ status }) => status === 'paused');
}

function changeNotice(change: PendingChange | SettledChange, canRetry: boolean): Notice {
  return derived(change, () =>
    failureNotice(noticeIds.change(change.id), change.failure ?? { kind: 'connection' }, canRetry),
  );
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
