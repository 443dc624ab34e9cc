import { describe, expect, it } from 'vitest';
import { cartWith, codeOf, computed, known, contextOf } from '../testing/build-cart.ts';
import { computeCart } from './compute-cart.ts';
import { setPaybackNumber } from './payback.ts';

const cart = cartWith([[known.plain]]);
const set = (paybackNumber: string, context = contextOf()) =>
  computeCart(setPaybackNumber(cart, { paybackNumber }, context), context);

describe('setPaybackNumber', () => {
  it('stores a valid number and returns its account', () => {
    expect(set('310 318 7694').payback).toMatchObject({ number: '3103187694', scrid: null });
  });

  it.each(['123', '3103187695', '31031876940', 'abc3103187694'])('refuses %s', (number) => {
    expect(codeOf(() => set(number))).toBe(0);
  });

  it('removes the number with an empty one', () => {
    const withNumber = setPaybackNumber(cart, { paybackNumber: '3103187694' }, contextOf());
    expect(setPaybackNumber(withNumber, { paybackNumber: '' }, contextOf()).paybackNumber).toBeNull();
  });

  it('refuses a number outside Germany', () => {
    expect(codeOf(() => set('3103187694', contextOf('JS_AT')))).toBe(0);
  });
});

describe('paybackOf', () => {
  it('counts half of the countable sum, rounded down', () => {
    expect(computed([[known.plain], [known.voucher]]).payback.points).toBe(44);
  });

  it('counts no points outside Germany', () => {
    expect(computed([[known.plain]], contextOf('MD_CH')).payback).toEqual({ number: null, scrid: null, points: null });
  });
});
