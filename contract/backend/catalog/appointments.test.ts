import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appointmentsOf } from './appointments.ts';
import { catalog, findProduct } from './catalog.ts';

const inBerlin = new Intl.DateTimeFormat('de', {
  timeZone: 'Europe/Berlin',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

function datesOf(productId: string, now: string): readonly string[] {
  const product = findProduct(productId);
  return product ? appointmentsOf(product, new Date(now)).map(({ date }) => date) : [];
}

describe('appointmentsOf', () => {
  it('is empty for a voucher', () => {
    expect(datesOf('p-1001', '2026-11-21T09:00:00Z')).toEqual([]);
  });

  it.each([
    ['in winter', '2026-11-21T09:00:00Z', '2026-12-12T09:30:00.000Z'],
    ['in summer', '2026-06-06T09:00:00Z', '2026-06-27T08:30:00.000Z'],
    ['over the change to summer time', '2027-03-13T09:00:00Z', '2027-04-03T08:30:00.000Z'],
    ['over the change to winter time', '2026-10-10T09:00:00Z', '2026-10-31T09:30:00.000Z'],
    ['after midnight in Berlin', '2026-11-21T23:30:00Z', '2026-12-19T09:30:00.000Z'],
  ])('keeps 10:30 on a Saturday %s', (_, now, first) => {
    expect(datesOf('p-1002', now)).toContain(first);
  });

  it('returns future dates in order, on the planned day and time', () => {
    const anyInstant = fc.date({ min: new Date('2026-01-01'), max: new Date('2035-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(anyInstant, fc.constantFrom(...catalog), (now, product) => {
        const dates = appointmentsOf(product, now);
        expect(dates.map(({ date }) => date)).toEqual(dates.map(({ date }) => date).sort());
        for (const { appointmentId, date } of dates) {
          const plan = product.appointments.find((dates) => dates.appointmentId === appointmentId);
          const days = (new Date(date).getTime() - now.getTime()) / 86_400_000;
          expect(days).toBeGreaterThan((plan?.daysAhead ?? 0) - 1);
          expect(days).toBeLessThan((plan?.daysAhead ?? 0) + 8);
          const weekday = ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa'][plan?.weekday ?? 0];
          expect(inBerlin.format(new Date(date))).toBe(`${weekday}., ${plan?.time}`);
        }
      }),
    );
  });
});
