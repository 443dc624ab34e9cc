import { describe, expect, it } from 'vitest';
import type { Failure } from '../../domain/failure.ts';
import { testCart } from '../../store/testing/test-cart.ts';
import type { CartState } from '../../store/cart-state.ts';
import type { Wish } from '../../store/wish.ts';
import { createFakeStore, ready, wishFor } from '../testing/fake-store.ts';
import { couponAnswer } from './coupon-answer.ts';

const refused: Failure = {
  kind: 'refused',
  errorCode: 701,
  category: 'discount_error',
  message: 'Erst ab 50 €.',
  status: 422,
  appointmentIds: [],
};

function answer(changes: Partial<CartState>) {
  return couponAnswer(createFakeStore({ ...ready(), ...changes }).state.getState(), 'SOMMER');
}

function wish(changes: Partial<Wish>) {
  return { wishes: [wishFor({ kind: 'coupon', code: 'SOMMER', referer: null }, changes)] };
}

const offline = { kind: 'failed', content: { kind: 'failure', failure: { kind: 'offline' } } };
const connection = { kind: 'failed', content: { kind: 'failure', failure: { kind: 'connection' } } };
const login = { kind: 'failure', failure: { kind: 'login', href: null } } as const;

describe('couponAnswer', () => {
  it.each([
    ['waits while it is under way', wish({ activity: 'LongLoading' }), { kind: 'waiting' }],
    ['waits while a lost answer is looked after', wish({ failed: true, activity: 'Loading' }), { kind: 'waiting' }],
    ['tells that the browser is offline', wish({ activity: 'Offline' }), offline],
    ['tells a lost connection', wish({ failed: true, activity: 'Idle' }), connection],
    [
      'tells what the page tells behind the dialog',
      { ...wish({ failed: true, activity: 'Idle' }), notices: [{ id: '1', content: login, retry: true }] },
      { kind: 'failed', content: login },
    ],
    ['tells a refusal', { couponFailure: refused }, { kind: 'failed', content: { kind: 'failure', failure: refused } }],
    ['is applied in any case of its letters', ready(testCart({ coupon: { code: 'sommer' } })), { kind: 'applied' }],
    [
      'tells why a code has no effect',
      ready(testCart({ discountStatus: { success: false, message: 'Nur im August.' } })),
      { kind: 'failed', content: { kind: 'discount', message: 'Nur im August.' } },
    ],
    [
      'takes a code that is silently left out for refused',
      ready(testCart({ coupon: { code: 'FRIENDS' } })),
      { kind: 'failed', content: { kind: 'initialError', errorCode: 700 } },
    ],
  ] as const)('%s', (_, changes, expected) => {
    expect(answer(changes as Partial<CartState>)).toEqual(expected);
  });
});
