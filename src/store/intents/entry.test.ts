import { describe, expect, it } from 'vitest';
import { testCart, withQuantity } from '../testing/test-cart.ts';
import { intents, openEntry } from '../testing/intents.ts';
import { isConfirmedBy, type LoadingPhase, type OpenStatus, takesLong } from './entry.ts';

const queued: OpenStatus = { kind: 'queued' };
const sending: OpenStatus = { kind: 'sending' };
const failed: OpenStatus = { kind: 'failed', failure: { kind: 'connection' } };

const entry = openEntry(intents.quantity('1', 3), { confirmableAfter: 4 });

describe('takesLong', () => {
  it.each<[OpenStatus, LoadingPhase, boolean]>([
    [sending, 'LongLoading', true],
    [queued, 'LongLoading', true],
    [sending, 'Loading', false],
    [failed, 'LongLoading', false],
  ])('given %o and %s, is %s', (status, progress, isLong) => {
    expect(takesLong({ ...entry, status, progress })).toBe(isLong);
  });
});

describe('isConfirmedBy', () => {
  it.each([
    ['confirms by the answer to a later request', 5, true],
    ['does not confirm by the request that may predate the change', 4, false],
    ['does not confirm by an earlier request', 3, false],
  ])('%s', (_, request, isTrue) => {
    expect(isConfirmedBy(entry, withQuantity(3), request)).toBe(isTrue);
  });

  it('does not confirm by a cart that does not show the change', () => {
    expect(isConfirmedBy(entry, testCart(), 5)).toBe(false);
  });
});
