import { describe, expect, it } from 'vitest';
import { buildAppointment, buildItem, buildProduct } from '../test-support/cart-builders.ts';
import { marginOf, noShowFactorOf } from './scoring-factor.ts';

describe('noShowFactorOf and marginOf', () => {
  const scored = buildProduct({ scoringFactor: { noShow: 0, margin: 0.29 } });

  it.each([
    ['a voucher without factors', buildItem(), 0.395, 0.3332],
    ['a ticket without factors', buildItem({ appointment: buildAppointment() }), 0, 0.3332],
    [
      'a box with an appointment',
      buildItem({ product: buildProduct({ productType: 'Box' }), appointment: buildAppointment() }),
      0.395,
      0.3332,
    ],
    ['a product with factors', buildItem({ product: scored }), 0, 0.29],
  ])('for %s', (_, item, noShow, margin) => {
    expect(noShowFactorOf(item)).toBe(noShow);
    expect(marginOf(item)).toBe(margin);
  });
});
