import { describe, expect, it } from 'vitest';
import type { Failure } from '../../domain/failure.ts';
import type { CartState } from '../../store/cart-state.ts';
import { changes } from '../../store/changes/changes.ts';
import { confirmed, refused } from '../../store/changes/pending-change.ts';
import { createFakeStore, pendingFor, ready } from '../testing/fake-store.ts';
import { couponAnswer } from './coupon-answer.ts';

const connection: Failure = { kind: 'connection' };
const change = changes.coupon('SOMMER', null);

function answer(state: Partial<CartState>) {
  return couponAnswer(createFakeStore({ ...ready(), ...state }).state.getState());
}

describe('couponAnswer', () => {
  it.each([
    ['is null before a code is sent', {}, null],
    ['is waiting while the request is in flight', { pendingChanges: [pendingFor(change)] }, 'waiting'],
    [
      'waits while a lost answer is verified',
      { pendingChanges: [pendingFor(change, { status: 'verifying' })] },
      'waiting',
    ],
    [
      'says that the browser is offline',
      { online: false, pendingChanges: [pendingFor(change, { status: 'paused' })] },
      { kind: 'offline', waiting: true },
    ],
    [
      'says why it failed',
      { pendingChanges: [pendingFor(change, { status: 'failed', failure: connection })] },
      connection,
    ],
    ['is the failure of a refused code', { settledChanges: [refused(pendingFor(change), connection)] }, connection],
    ['is applied once it is confirmed', { settledChanges: [confirmed(pendingFor(change))] }, 'applied'],
  ] as const)('%s', (_, state, expected) => {
    expect(answer(state)).toEqual(expected);
  });
});
