import { describe, expect, it } from 'vitest';
import { buildAppointment, buildItem, buildProduct } from '../test-support/cart-builders.ts';
import { isTicket } from './cart.ts';
import { itemVariantOf, marginOf, noShowFactorOf } from './item-variant.ts';

describe('itemVariantOf', () => {
  it.each([
    ['Experience', 'experience_voucher'],
    ['Box', 'box'],
    ['ValueVoucher', 'value_voucher'],
    ['GiftWrap', 'gift_wrap'],
    ['direct_booking', 'booking_type'],
    ['PartnerChat', 'booking_type'],
    ['Hovercraft', null],
    ['constructor', null],
  ])('maps %s to %s', (productType, variant) => {
    expect(itemVariantOf(buildItem({ product: buildProduct({ productType }) }))).toBe(variant);
  });

  it('maps an experience with an appointment to a ticket', () => {
    const ticket = buildItem({ appointment: buildAppointment() });
    expect(isTicket(ticket)).toBe(true);
    expect(itemVariantOf(ticket)).toBe('experience_ticket');
  });

  it('does not change the variant of other products with an appointment', () => {
    const box = buildItem({ appointment: buildAppointment(), product: buildProduct({ productType: 'Box' }) });
    expect(itemVariantOf(box)).toBe('box');
  });
});

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
