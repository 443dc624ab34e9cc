import { describe, expect, it } from 'vitest';
import { buildAppointment, buildItem, buildProduct } from '../test-support/cart-builders.ts';
import { isTicket } from './cart.ts';
import { itemVariantOf } from './item-variant.ts';

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
