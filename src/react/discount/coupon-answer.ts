import type { Failure } from '../../domain/failure.ts';
import { pendingChange, settledChange } from '../../store/cart-selectors.ts';
import type { CartState } from '../../store/cart-state.ts';
import { couponKey } from '../../store/changes/change-keys.ts';
import { currentFailure } from '../../store/changes/pending-change.ts';

const offline: Failure = { kind: 'offline', waiting: true };

/** The state of the code that was sent last: `waiting`, `applied` or its failure; null if none was sent. */
export function couponAnswer(state: CartState): Failure | 'waiting' | 'applied' | null {
  const pending = pendingChange(state, couponKey);
  if (pending?.status.kind === 'paused' && !state.online) return offline;
  if (pending) return currentFailure(pending) ?? 'waiting';
  const settled = settledChange(state, couponKey);
  return settled?.result === 'confirmed' ? 'applied' : (settled?.failure ?? null);
}
