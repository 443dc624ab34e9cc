import { type Failure, isShownInSnackbar } from '../../domain/failure.ts';
import type { Notice } from '../../domain/notice.ts';
import { type CartState, initialNoticeId } from './cart-state.ts';
import { confirmedItem } from './cart-selectors.ts';
import { slotOf } from '../intents/definitions.ts';
import { type Entry, failureOf, isOpen, takesLong } from '../intents/entry.ts';
import { itemIdOf } from '../intents/intent.ts';
import { checkoutSlot } from '../intents/slots.ts';

/** Of the derived notices. */
export const noticeIds = {
  fetch: 'fetch',
  slowCheckout: 'slow-checkout',
  checkout: 'checkout',
  entry: (id: number) => `change-${id}`,
} as const;

const slowCheckout: Notice = { id: noticeIds.slowCheckout, content: { kind: 'slow', what: 'proceed' }, retry: true };

/** Without those about payments and entries; see `noticesAt`. The identity of a notice changes only with its source. */
export function noticesOf({ notices, phase, fetchFailure, isStale, log }: CartState): readonly Notice[] {
  // What waits for the network says so itself.
  const isSaid = fetchFailure?.kind === 'offline' && log.some(isPaused);
  return [
    // The initial notice is about a cart that is not checked yet.
    ...notices.filter(({ id, content }) => content.kind !== 'payment' && !(isStale && id === initialNoticeId)),
    ...(fetchFailure && !isSaid && phase.kind === 'ready'
      ? [derived(fetchFailure, () => failureNotice(noticeIds.fetch, fetchFailure, true))]
      : []),
  ];
}

const none: readonly Notice[] = [];

/** Rows show themselves that an entry takes long. Of several that wait for the network, the first says so for all. */
export function noticesAt(state: CartState, slot: string, row = 0): readonly Notice[] {
  const { log, checkout } = state;
  if (slot === checkoutSlot) {
    if (checkout.kind === 'reserving' && checkout.slow) return [slowCheckout];
    if (checkout.kind !== 'failed') return none;
    return [derived(checkout, () => failureNotice(noticeIds.checkout, checkout.failure, checkout.canRetry))];
  }
  // Fast path: every row calls this whenever the state changes.
  if (log.length === 0) return none;
  return log.flatMap((entry) => {
    const { intent } = entry;
    const { kind: about } = intent;
    if (slotOf(intent) !== slot || rowOf(state, entry) !== row) return [];
    const waits = !state.online && isPaused(entry);
    if (waits && entry !== log.find(isPaused)) return [];
    const failure: Failure | null = waits ? { kind: 'offline', waiting: true } : failureOf(entry);
    if (isShownInSnackbar(failure)) return [];
    const id = noticeIds.entry(entry.id);
    if (failure) return [derived(entry, () => ({ ...failureNotice(id, failure, isOpen(entry)), about }))];
    const hasNoRow = itemIdOf(intent) === null || intent.kind === 'addition';
    return hasNoRow && takesLong(entry)
      ? [derived(intent, () => ({ id, content: { kind: 'slow', what: 'change' }, retry: true }))]
      : [];
  });
}

const isPaused = ({ status }: Entry) => status.kind === 'paused';

/** The row that shows the notice of an entry: its own, or the first if there is none. */
function rowOf(state: CartState, { intent, rows: [row = 0] }: Entry): number {
  return row < (confirmedItem(state, itemIdOf(intent) ?? '')?.quantity ?? 0) ? row : 0;
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
