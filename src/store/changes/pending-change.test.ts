import { describe, expect, it } from 'vitest';
import { testCart, withQuantity } from '../testing/test-cart.ts';
import { changes } from './changes.ts';
import { type ChangeStatus, isConfirmed, type LoadingPhase, type PendingChange, takesLong } from './pending-change.ts';

const queued: ChangeStatus = { kind: 'queued' };
const sending: ChangeStatus = { kind: 'sending' };
const failed: ChangeStatus = { kind: 'failed', failure: { kind: 'connection' } };

const pending: PendingChange = {
  id: 1,
  change: changes.quantity('1', 3),
  status: sending,
  progress: 'Started',
  attempt: 0,
  isResent: false,
  rows: [],
  confirmableAfter: 4,
};

describe('takesLong', () => {
  it.each<[ChangeStatus, LoadingPhase, boolean]>([
    [sending, 'LongLoading', true],
    [queued, 'LongLoading', true],
    [sending, 'Loading', false],
    [failed, 'LongLoading', false],
  ])('given %o and %s, is %s', (status, progress, isLong) => {
    expect(takesLong({ ...pending, status, progress })).toBe(isLong);
  });
});

describe('isConfirmed', () => {
  it.each([
    ['confirms by the answer to a later request', 5, true],
    ['does not confirm by the request that may predate the change', 4, false],
    ['does not confirm by an earlier request', 3, false],
  ])('%s', (_, request, isTrue) => {
    expect(isConfirmed(pending, withQuantity(3), request)).toBe(isTrue);
  });

  it('does not confirm by a cart that does not show the change', () => {
    expect(isConfirmed(pending, testCart(), 5)).toBe(false);
  });
});
