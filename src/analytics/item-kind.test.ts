import { describe, expect, it } from 'vitest';
import { buildAppointment, buildItem, buildProduct, price } from '../test-support/cart-builders.ts';
import { isTicket } from '../domain/cart.ts';
import { isDiscountable, itemVariantOf, priceCategoryOf } from './item-kind.ts';

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

describe('priceCategoryOf', () => {
  it.each([
    ['regular', buildItem()],
    ['special', buildItem({ product: buildProduct({ discountType: 'StrikePrice' }) })],
    ['special', buildItem({ product: buildProduct({ originalPrice: price(99.9) }) })],
    ['regular', buildItem({ product: buildProduct({ originalPrice: price(79.9) }) })],
    ['friends discount', buildItem({ product: buildProduct({ discountType: 'FriendDiscount' }) })],
    ['friends discount', buildItem({ discount: { campaign: 'FRIENDS' } })],
    ['friends discount', buildItem({ discount: { campaign: 'Friends' } })],
    ['regular', buildItem({ discount: { campaign: 'SOMMER' } })],
  ])('recognizes %s', (category, item) => {
    expect(priceCategoryOf(item)).toBe(category);
  });
});

describe('isDiscountable', () => {
  it.each([
    ['an experience', {}, true],
    ['a box', { productType: 'Box' }, true],
    ['a value voucher', { productType: 'ValueVoucher' }, false],
    ['gift wrap', { productType: 'GiftWrap' }, false],
    ['an unknown product', { productType: 'Hovercraft' }, false],
    ['a reduced experience', { originalPrice: price(99.9) }, false],
    ['an experience that costs what it has cost', { originalPrice: price(49.9), price: price(49.9) }, true],
    ['an experience with a strike price', { discountType: 'StrikePrice' }, false],
    ['an experience with a discount for friends', { discountType: 'FriendDiscount' }, false],
  ])('for %s', (_, changes, expected) => {
    expect(isDiscountable(buildItem({ product: buildProduct(changes) }))).toBe(expected);
  });
});
