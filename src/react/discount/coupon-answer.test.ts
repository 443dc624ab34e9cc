import { describe, expect, it } from 'vitest';
import type { Failure } from '../../domain/failure.ts';
import type { CartState } from '../../store/cart/cart-state.ts';
import { createFakeStore, ready } from '../testing/fake-store.ts';
import { couponAnswer } from './coupon-answer.ts';
import { confirmed, intents, openEntry, refused } from '../../store/testing/intents.ts';

const connection: Failure = { kind: 'connection' };
const change = intents.coupon('SOMMER', null);

function answer(state: Partial<CartState>) {
  return couponAnswer(createFakeStore({ ...ready(), ...state }).state.getState());
}

describe('couponAnswer', () => {
  it.each([
    ['is null before a code is sent', {}, null],
    ['is waiting while the request is in flight', { log: [openEntry(change)] }, 'waiting'],
    ['waits while a lost answer is verified', { log: [openEntry(change, { status: 'verifying' })] }, 'waiting'],
    [
      'says that the browser is offline',
      { online: false, log: [openEntry(change, { status: 'paused' })] },
      { kind: 'offline', waiting: true },
    ],
    ['says why it failed', { log: [openEntry(change, { status: 'failed', failure: connection })] }, connection],
    ['is the failure of a refused code', { log: [refused(openEntry(change), connection)] }, connection],
    ['is applied once it is confirmed', { log: [confirmed(openEntry(change))] }, 'applied'],
  ] as const)('%s', (_, state, expected) => {
    expect(answer(state)).toEqual(expected);
  });
});
