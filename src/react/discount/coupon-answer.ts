import type { Failure } from '../../domain/failure.ts';
import type { CartState } from '../../store/cart/cart-state.ts';
import { failureOf } from '../../store/intents/entry.ts';
import { openAt, settledAt } from '../../store/intents/log.ts';
import { couponSlot } from '../../store/intents/slots.ts';

const offline: Failure = { kind: 'offline', waiting: true };

/** The state of the code that was sent last: `waiting`, `applied` or its failure; null if none was sent. */
export function couponAnswer(state: CartState): Failure | 'waiting' | 'applied' | null {
  const open = openAt(state, couponSlot);
  if (open?.status.kind === 'paused' && !state.online) return offline;
  if (open) return failureOf(open) ?? 'waiting';
  const settled = settledAt(state, couponSlot);
  return settled ? (failureOf(settled) ?? 'applied') : null;
}
