import { describe, expect, it } from 'vitest';
import { cartWith, codeOf, computed, known, worldOf } from '../testing/build-cart.ts';
import { computeCart } from './compute-cart.ts';
import { setPaybackNumber } from './payback.ts';

const cart = cartWith([[known.plain]]);
const set = (paybackNumber: string, world = worldOf()) =>
  computeCart(setPaybackNumber(cart, { paybackNumber }, world), world);

describe('setPaybackNumber', () => {
  it('stores a valid number and returns its account', () => {
    expect(set('310 318 7694').payback).toMatchObject({ number: '3103187694', scrid: null });
  });

  it.each(['123', '3103187695'])('refuses %s', (number) => {
    expect(codeOf(() => set(number))).toBe(0);
  });

  it('removes the number with an empty one', () => {
    const kept = setPaybackNumber(cart, { paybackNumber: '3103187694' }, worldOf());
    expect(setPaybackNumber(kept, { paybackNumber: '' }, worldOf()).paybackNumber).toBeNull();
  });

  it('refuses a number outside Germany', () => {
    expect(codeOf(() => set('3103187694', worldOf('JS_AT')))).toBe(0);
  });
});

describe('paybackOf', () => {
  it('counts half of the countable sum, rounded down', () => {
    expect(computed([[known.plain], [known.voucher]]).payback.points).toBe(44);
  });

  it('counts no points outside Germany', () => {
    expect(computed([[known.plain]], worldOf('MD_CH')).payback).toEqual({ number: null, scrid: null, points: null });
  });
});
