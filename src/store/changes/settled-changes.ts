import type { Cart } from '../../domain/cart.ts';
import { isShownInSnackbar } from '../../domain/failure.ts';
import { finishedDurationMs } from '../../domain/loading-state.ts';
import type { CartState } from '../cart-state.ts';
import type { StoreContext } from '../store-context.ts';
import { next } from './next-status.ts';
import { isPending, type SettledChange } from './pending-change.ts';

interface Settlement extends Pick<CartState, 'pendingChanges' | 'settledChanges'> {
  /** The changes that this cart has settled. */
  readonly settled: readonly SettledChange[];
}

/**
 * Settles the pending changes that a newly accepted cart confirms.
 * @param answered the change whose request the cart answers, already settled.
 */
export function settleChanges(before: CartState, cart: Cart, request: number, answered?: SettledChange): Settlement {
  const outcomes = before.pendingChanges
    .filter(({ id }) => id !== answered?.id)
    .flatMap((pending) => next(pending, { type: 'cartAccepted', cart, request }, cart).to ?? []);
  const settled = outcomes.filter((outcome): outcome is SettledChange => !isPending(outcome));
  if (answered) settled.push(answered);
  return {
    pendingChanges: outcomes.filter(isPending),
    settledChanges: [...before.settledChanges.filter((old) => !isSuperseded(old, settled, cart)), ...settled],
    settled,
  };
}

/** A newer result of the same key replaces an older one, and a cart that shows a refused change ends its refusal. */
function isSuperseded({ change, result }: SettledChange, newer: readonly SettledChange[], cart: Cart): boolean {
  return (
    newer.some((settled) => settled.change.key === change.key) || (result === 'refused' && change.isConfirmedBy(cart))
  );
}

/** Whether a change is shown for a second only. Refusals stay, except for those that only a snackbar shows. */
export function isShortLived({ result, failure }: SettledChange): boolean {
  return result === 'confirmed' || isShownInSnackbar(failure);
}

/** Forgets short-lived changes after a second, in which they are shown as finished. */
export function forgetSettledLater({ state, later }: StoreContext, settled: readonly SettledChange[]): void {
  const shortLived = settled.filter(isShortLived);
  if (shortLived.length === 0) return;
  later(
    () =>
      state.setState(({ settledChanges }) => ({
        settledChanges: settledChanges.filter((change) => !shortLived.includes(change)),
      })),
    finishedDurationMs,
  );
}
