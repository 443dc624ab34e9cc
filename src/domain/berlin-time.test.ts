import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toBerlinTime } from './berlin-time.ts';

describe('toBerlinTime', () => {
  it.each([
    ['summer time', '2027-04-17T08:30:00.000Z', [2027, 4, 17, 10, 30, 6]],
    ['winter time', '2027-01-17T08:30:00Z', [2027, 1, 17, 9, 30, 0]],
    ['just before the clocks go forward', '2027-03-28T00:59:00Z', [2027, 3, 28, 1, 59, 0]],
    ['just after', '2027-03-28T01:00:00Z', [2027, 3, 28, 3, 0, 0]],
    ['midnight', '2027-04-16T22:00:00Z', [2027, 4, 17, 0, 0, 6]],
    ['the next year', '2026-12-31T23:30:00Z', [2027, 1, 1, 0, 30, 5]],
    ['an offset', '2027-04-17T10:30:00+02:00', [2027, 4, 17, 10, 30, 6]],
    ['no zone', '2027-04-17T08:30:00', [2027, 4, 17, 10, 30, 6]],
    ['a day alone', '2027-04-17', [2027, 4, 17, 2, 0, 6]],
  ])('reads %s', (_, timestamp, [year, month, day, hour, minute, weekday]) => {
    expect(toBerlinTime(timestamp)).toEqual({ year, month, day, hour, minute, weekday });
  });

  it('is the time of the browser in Berlin', () => {
    const berlin = new Intl.DateTimeFormat('en-CA', {
      timeZone: 'Europe/Berlin',
      hourCycle: 'h23',
      dateStyle: 'short',
      timeStyle: 'short',
    });
    const [min, max] = [new Date('1996-01-01T00:00:00Z'), new Date('2040-01-01T00:00:00Z')];
    fc.assert(
      fc.property(fc.date({ min, max, noInvalidDate: true }), (date) => {
        const { year, month, day, hour, minute } = toBerlinTime(date.toISOString())!;
        const [first = '', second = ''] = berlin.format(date).split(', ');
        expect([year, month, day]).toEqual(first.split('-').map(Number));
        expect([hour, minute]).toEqual(second.split(':').map(Number));
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
