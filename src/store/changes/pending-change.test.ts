import { describe, expect, it } from 'vitest';
import { changes } from './changes.ts';
import { type ChangeStatus, isConfirmed, type PendingChange, type Progress, takesLong } from './pending-change.ts';
import { testCart, withQuantity } from '../testing/test-cart.ts';

const pending: PendingChange = {
  id: 1,
  change: changes.quantity('1', 3),
  status: 'sending',
  progress: 'Started',
  attempt: 0,
  failure: null,
  rows: [],
  confirmableAfter: 4,
  conflicted: false,
};

describe('takesLong', () => {
  it.each<[ChangeStatus, Progress, boolean]>([
    ['sending', 'LongLoading', true],
    ['queued', 'LongLoading', true],
    ['sending', 'Loading', false],
    ['failed', 'LongLoading', false],
  ])('of a change that is %s and %s: %s', (status, progress, long) => {
    expect(takesLong({ ...pending, status, progress })).toBe(long);
  });
});

describe('isConfirmed', () => {
  it.each([
    ['a later request', 5, true],
    ['the request before which it cannot be confirmed', 4, false],
    ['an earlier request', 3, false],
  ])('by the answer to %s', (_, request, confirmed) => {
    expect(isConfirmed(pending, withQuantity(3), request)).toBe(confirmed);
  });

  it('by no cart that does not show it', () => {
    expect(isConfirmed(pending, testCart(), 5)).toBe(false);
  });
});
