import type { Cart } from '../../domain/cart.ts';
import { isShownInSnackbar } from '../../domain/failure.ts';
import { finishedDurationMs } from '../../domain/loading-state.ts';
import type { CartState } from '../cart/cart-state.ts';
import type { StoreContext } from '../cart/store-context.ts';
import { isFulfilled, slotOf } from '../intents/definitions.ts';
import { type Entry, failureOf, isConfirmed, isOpen, isSettled, type SettledEntry } from '../intents/entry.ts';
import { replaced } from '../intents/change-log.ts';
import { next } from '../intents/next.ts';

/**
 * @param answered the entry whose request the cart answers, already settled.
 * @param isOtherCart whether the cart that the others were made for was ordered or replaced.
 */
export function settleEntries(
  { log }: CartState,
  cart: Cart,
  request: number,
  answered?: SettledEntry,
  isOtherCart = false,
) {
  const settled: SettledEntry[] = [];
  let now = log;
  for (const entry of log) {
    if (!isOpen(entry) || entry.id === answered?.id) continue;
    const { to } = isOtherCart ? { to: null } : next(entry, { type: 'cartAccepted', cart, request }, cart);
    if (to === entry) continue;
    now = replaced(now, entry.id, to);
    if (to && isSettled(to)) settled.push(to);
  }
  if (answered) {
    now = replaced(now, answered.id, answered);
    settled.push(answered);
  }
  return { log: now.filter((entry) => !isSettled(entry) || !isSuperseded(entry, settled, cart)), settled };
}

/** A newer result of the same slot replaces an older one, and a cart that shows a refused intent ends its refusal. */
function isSuperseded(old: SettledEntry, newer: readonly SettledEntry[], cart: Cart): boolean {
  if (newer.includes(old)) return false;
  const slot = slotOf(old.intent);
  return newer.some(({ intent }) => slotOf(intent) === slot) || (!isConfirmed(old) && isFulfilled(old.intent, cart));
}

/** Whether an entry is shown for a second only. Refusals stay, except for those that only a snackbar shows. */
export function isShortLived(entry: Entry): boolean {
  return isConfirmed(entry) || (isSettled(entry) && isShownInSnackbar(failureOf(entry)));
}

/** Forgets short-lived results after a second, in which they are shown as finished. */
export function forgetSettledLater({ state, later }: StoreContext, settled: readonly SettledEntry[]): void {
  const ids = settled.filter(isShortLived).map(({ id }) => id);
  if (ids.length === 0) return;
  later(() => state.setState(({ log }) => ({ log: log.filter(({ id }) => !ids.includes(id)) })), finishedDurationMs);
}
