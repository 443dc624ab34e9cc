import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toBerlinTime } from './berlin-time.ts';

describe('toBerlinTime', () => {
  it.each([
    ['summer time', '2027-04-17T08:30:00.000Z', '2027-04-17T10:30'],
    ['winter time', '2027-01-17T08:30:00Z', '2027-01-17T09:30'],
    ['just before the clocks go forward', '2027-03-28T00:59:00Z', '2027-03-28T01:59'],
    ['just after', '2027-03-28T01:00:00Z', '2027-03-28T03:00'],
    ['midnight', '2027-04-16T22:00:00Z', '2027-04-17T00:00'],
    ['the next year', '2026-12-31T23:30:00Z', '2027-01-01T00:30'],
    ['an offset', '2027-04-17T10:30:00+02:00', '2027-04-17T10:30'],
    ['no zone', '2027-04-17T08:30:00', '2027-04-17T10:30'],
    ['a day alone', '2027-04-17', '2027-04-17T02:00'],
  ])('reads %s', (_, timestamp, wallClock) => {
    expect(toBerlinTime(timestamp)?.toISOString().slice(0, 16)).toBe(wallClock);
  });

  it('is the time of the browser in Berlin', () => {
    const berlin = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'short' });
    const [min, max] = [new Date('1996-01-01T00:00:00Z'), new Date('2040-01-01T00:00:00Z')];
    fc.assert(
      fc.property(fc.date({ min, max, noInvalidDate: true }), (date) => {
        const wallClock = toBerlinTime(date.toISOString())!.toISOString().slice(0, 16);
        expect(wallClock).toBe(berlin.format(date).replace(' ', 'T'));
      }),
    );
  });

  it.each(['', 'morgen', '2027-13-01T00:00:00Z', '2027-04-17T99:00:00Z', '17.04.2027', '0', 'April 17, 2027'])(
    'returns null for "%s"',
    (timestamp) => {
      expect(toBerlinTime(timestamp)).toBeNull();
    },
  );
});
