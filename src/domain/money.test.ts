import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromMinor, isZero, multiplyMoney, sumMoney, toMinor } from './money.ts';

const minorAmounts = fc.integer({ min: 0, max: 1_000_000_00 });

describe('toMinor', () => {
  it.each([
    [0, 0],
    [0.1, 10],
    [1.15, 115],
    [79.9, 7990],
    [4.35, 435],
    [1234567.89, 123456789],
  ])('converts %d to %i', (amount, minor) => {
    expect(toMinor({ amount, currencyCode: 'EUR' })).toBe(minor);
  });

  it('is the inverse of fromMinor', () => {
    fc.assert(fc.property(minorAmounts, (minor) => toMinor(fromMinor(minor, 'CHF')) === minor));
  });
});

describe('sumMoney', () => {
  it('adds exactly', () => {
    const tenths = Array.from({ length: 3 }, () => fromMinor(10, 'EUR'));
    expect(sumMoney(tenths, 'EUR')).toEqual({ amount: 0.3, currencyCode: 'EUR' });
  });

  it('adds minor units', () => {
    fc.assert(
      fc.property(fc.array(minorAmounts), (amounts) => {
        const sum = sumMoney(
          amounts.map((minor) => fromMinor(minor, 'EUR')),
          'EUR',
        );
        expect(toMinor(sum)).toBe(amounts.reduce((total, minor) => total + minor, 0));
      }),
    );
  });
});

describe('multiplyMoney', () => {
  it('equals repeated addition', () => {
    fc.assert(
      fc.property(minorAmounts, fc.integer({ min: 0, max: 100 }), (minor, factor) => {
        const money = fromMinor(minor, 'EUR');
        expect(multiplyMoney(money, factor)).toEqual(
          sumMoney(
            Array.from({ length: factor }, () => money),
            'EUR',
          ),
        );
      }),
    );
  });
});

describe('isZero', () => {
  it.each([
    [0, true],
    [0.004, true],
    [0.01, false],
  ])('returns for %d: %s', (amount, zero) => {
    expect(isZero({ amount, currencyCode: 'EUR' })).toBe(zero);
  });
});
