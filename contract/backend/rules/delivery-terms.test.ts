import { describe, expect, it } from 'vitest';
import { contextOf } from '../testing/build-cart.ts';
import { deliveryTerms } from './delivery-terms.ts';

const { assortment } = contextOf();
const dates = (now: string) =>
  Object.fromEntries(
    deliveryTerms(assortment, new Date(now)).map((term) => [`${term.packagingType} ${term.shippingMethod}`, term]),
  );

describe('deliveryTerms', () => {
  it('returns the terms of the example on a Monday', () => {
    expect(dates('2026-11-30T09:00:00Z')).toMatchObject({
      'Envelope Standard': { date: '2026-12-03', text: 'bis Do., 3. Dezember' },
      'GiftBox Standard': { date: '2026-12-04', text: 'bis Fr., 4. Dezember' },
      'GiftBox Express': { date: '2026-12-01', text: 'bis Di., 1. Dezember' },
    });
  });

  it('skips the weekend', () => {
    expect(dates('2026-12-04T09:00:00Z')['Envelope Express']?.date).toBe('2026-12-07');
  });

  it('counts from the day in Berlin', () => {
    expect(dates('2026-12-01T23:30:00Z')['Envelope Express']?.date).toBe('2026-12-03');
  });

  it.each([
    ['before 12 on a working day', '2026-12-01T10:59:00Z', '2026-12-02'],
    ['at 12 on a working day', '2026-12-01T11:00:00Z', '2026-12-03'],
    ['before 12 in summer time', '2026-07-01T09:59:00Z', '2026-07-02'],
    ['at 12 in summer time', '2026-07-01T10:00:00Z', '2026-07-03'],
    ['on a Friday afternoon', '2026-12-04T15:00:00Z', '2026-12-08'],
    ['on a Saturday morning', '2026-12-05T08:00:00Z', '2026-12-08'],
  ])('promises express for an order placed %s', (_, now, date) => {
    expect(dates(now)['Envelope Express']?.date).toBe(date);
    expect(dates(now)['GiftBox BoxExpress']?.date).toBe(date);
  });

  it('offers no express to other countries', () => {
    const methods = deliveryTerms(contextOf('JS_AT').assortment, new Date()).map(
      ({ shippingMethod }) => shippingMethod,
    );
    expect(new Set(methods)).toEqual(new Set(['Standard', 'BoxStandard']));
  });
});
