import { describe, expect, it } from 'vitest';
import { buildAppointment, buildItem, buildProduct, price } from '../test-support/cart-builders.ts';
import { itemOf, saleOf } from './items.ts';

const tenant = 'JS_DE';

describe('itemOf', () => {
  it('describes the product with category, price and scoring factors', () => {
    const item = buildItem({
      quantity: 3,
      product: buildProduct({ trackingPath: ['Motor', 'Rennsport', 'Rennwagen'] }),
    });
    expect(itemOf(item, { tenant })).toEqual({
      item_id: '5001',
      item_name: 'Thai-Kochkurs',
      item_brand: 'JS',
      item_category: 'Motor',
      item_category2: 'Rennwagen',
      item_variant: 'experience_voucher',
      price: 79.9,
      quantity: 3,
      discount: 0,
      price_category: 'regular',
      no_show_factor: 0.395,
      margin: 0.3332,
    });
  });

  it('has the second brand', () => {
    expect(itemOf(buildItem(), { tenant: 'MD_CH' })).toMatchObject({ item_brand: 'MD' });
  });

  it('uses the scoring factors of a ticket', () => {
    const scoringFactor = { noShow: 0.2, margin: 0.31 };
    const ticket = buildItem({ appointment: buildAppointment(), product: buildProduct({ scoringFactor }) });
    expect(itemOf(ticket, { tenant })).toMatchObject({
      item_variant: 'experience_ticket',
      no_show_factor: 0.2,
      margin: 0.31,
    });
    expect(itemOf(buildItem({ appointment: buildAppointment() }), { tenant })).toMatchObject({ no_show_factor: 0 });
  });

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
  ])('has the scoring factors of %s', (_, item, noShow, margin) => {
    expect(itemOf(item, { tenant })).toMatchObject({ no_show_factor: noShow, margin });
  });

  it('has the exact reduction of the unit price', () => {
    const reduced = buildProduct({ price: price(179.9), originalPrice: price(199.95), discountType: 'StrikePrice' });
    expect(itemOf(buildItem({ quantity: 2, product: reduced }), { tenant })).toMatchObject({
      price: 179.9,
      discount: 20.05,
      price_category: 'special',
    });
  });

  it.each([
    ['the code of the cart, on a discountable item', {}, 'SOMMER'],
    ['the code for the campaign of the item', { discount: { campaign: 'Sommeraktion' } }, 'SOMMER'],
    ['another campaign of the item', { discount: { campaign: 'FRIENDS' } }, 'FRIENDS'],
    ['none on a value voucher', { product: buildProduct({ productType: 'ValueVoucher' }) }, undefined],
    ['none on a reduced item', { product: buildProduct({ originalPrice: price(99) }) }, undefined],
  ])('has as coupon %s', (_, changes, coupon) => {
    const shared = { tenant, coupon: 'SOMMER', campaign: 'Sommeraktion' } as const;
    expect(itemOf(buildItem(changes), shared).coupon).toBe(coupon);
  });

  it('replaces or omits missing fields', () => {
    const bare = buildProduct({ trackingName: '', manufacturerSku: '', trackingPath: [], productType: 'Hovercraft' });
    const item = itemOf(buildItem({ product: bare }), { tenant });
    expect(item).toMatchObject({ item_id: 'p-1', item_name: 'Thai-Kochkurs' });
    expect(Object.keys(item)).not.toEqual(expect.arrayContaining(['item_category']));
    expect(Object.keys(item)).not.toEqual(expect.arrayContaining(['item_variant']));
  });

  it('truncates texts to the limit of GA4', () => {
    const item = itemOf(buildItem({ product: buildProduct({ trackingName: 'x'.repeat(10_000) }) }), { tenant });
    expect(item.item_name).toHaveLength(100);
  });
});

describe('saleOf', () => {
  it('sums in minor units', () => {
    const items = [buildItem({ quantity: 3, product: buildProduct({ price: price(0.1) }) }), buildItem()];
    expect(
      saleOf(
        items.map((item) => itemOf(item, { tenant })),
        'EUR',
      ).value,
    ).toBe(80.2);
  });
});
