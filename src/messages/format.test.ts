import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAppointmentDate, formatAppointmentTime, formatMinor, formatMoney, formatNumber } from './format.ts';

/** A no-break space keeps amount and currency on one line. */
const nbsp = '\u00a0';

describe('formatMoney', () => {
  it.each([
    [7.9, 'EUR', `7,90${nbsp}€`],
    [7.9, 'CHF', `7,90${nbsp}CHF`],
    [0, 'EUR', `0,00${nbsp}€`],
    [-0, 'EUR', `0,00${nbsp}€`],
    [-10, 'EUR', `-10,00${nbsp}€`],
    [1234567.89, 'EUR', `1.234.567,89${nbsp}€`],
  ] as const)('formats %d %s', (amount, currencyCode, text) => {
    expect(formatMoney({ amount, currencyCode })).toBe(text);
  });
});

describe('formatMinor', () => {
  it.each(['EUR', 'CHF'] as const)('formats %s like the browser', (currency) => {
    const format = new Intl.NumberFormat('de', { style: 'currency', currency });
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (minor) => {
        expect(formatMinor(minor, currency)).toBe(format.format(minor / 100));
      }),
    );
  });

  it.each([
    [42950, `429,50${nbsp}€`],
    [-1, `-0,01${nbsp}€`],
  ])('formats %i cents', (minor, text) => {
    expect(formatMinor(minor, 'EUR')).toBe(text);
  });
});

describe('formatNumber', () => {
  it('formats like the browser', () => {
    const format = new Intl.NumberFormat('de');
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.constantFrom(1, 10, 1000), (value, divisor) => {
        expect(formatNumber(value / divisor)).toBe(format.format(value / divisor));
      }),
    );
  });

  it.each([
    [478, '478'],
    [1234, '1.234'],
    [-0, '0'],
  ])('formats %d', (value, text) => {
    expect(formatNumber(value)).toBe(text);
  });
});

describe('formatAppointmentDate and formatAppointmentTime', () => {
  it.each([
    ['2027-04-17T08:30:00.000Z', 'Sa., 17. April 2027', '10:30 Uhr'],
    ['2027-03-01T05:05:00Z', 'Mo., 1. März 2027', '06:05 Uhr'],
    ['2026-12-31T23:00:00Z', 'Fr., 1. Januar 2027', '00:00 Uhr'],
    ['2027-04-17', 'Sa., 17. April 2027', null],
  ])('format %s in Berlin time', (timestamp, date, time) => {
    expect(formatAppointmentDate(timestamp)).toBe(date);
    expect(formatAppointmentTime(timestamp)).toBe(time);
  });

  it.each(['', 'bald', '2027-02-99'])('return null for "%s"', (timestamp) => {
    expect(formatAppointmentDate(timestamp)).toBeNull();
    expect(formatAppointmentTime(timestamp)).toBeNull();
  });
});
