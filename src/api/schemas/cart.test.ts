import * as z from './zod.ts';
import { describe, expect, it } from 'vitest';
import {
  buildAppointment,
  buildCart,
  buildItem,
  buildOption,
  buildPackaging,
  buildProduct,
  price,
} from '../../test-support/cart-builders.ts';
import { cartSchema } from './cart.ts';

const item = buildItem();
const money = (amount: unknown, currencyCode: unknown = 'EUR') => ({ gross: { amount, currencyCode } });

function read(cart: object) {
  return z.safeParse(cartSchema, cart);
}

describe('cartSchema', () => {
  it.each([
    ['value_voucher', 'gift_box', 'box_express', 'strike_price', 'amazon_pay'],
    ['ValueVoucher', 'GiftBox', 'BoxExpress', 'StrikePrice', 'AmazonPay'],
  ])('reads both spellings: %s', (productType, type, method, discountType, selectedPaymentType) => {
    const selectedPackaging = { type, price: money(0) };
    const items = [{ ...item, product: { ...buildProduct(), productType, discountType }, selectedPackaging }];
    const { data } = read({ ...buildCart(), items, shipping: { method, price: money(0) }, selectedPaymentType });
    expect(data?.items[0]?.product).toMatchObject({ productType: 'ValueVoucher', discountType: 'StrikePrice' });
    expect(data?.items[0]?.selectedPackaging?.type).toBe('GiftBox');
    expect(data?.shipping.method).toBe('BoxExpress');
    expect(data?.selectedPaymentType).toBe('AmazonPay');
  });

  it('reads a blank variant of the selected packaging as none', () => {
    const selectedPackaging = { type: 'Envelope', variantId: '' };
    const { data } = read({ ...buildCart(), items: [{ ...item, selectedPackaging }] });
    expect(data?.items[0]?.selectedPackaging?.variantId).toBeNull();
  });

  it('accepts unknown values and unknown fields', () => {
    const { data } = read({ ...buildCart(), shipping: { method: 'Drone', price: money(1) }, news: 1 });
    expect(data?.shipping.method).toBe('Drone');
  });

  it('fills in missing optional fields, in the currency of the total', () => {
    const { data } = read({ cartId: 'c', cartVersion: 0, items: [], total: money(5, 'CHF') });
    expect(data).toEqual({
      cartId: 'c',
      cartVersion: 0,
      items: [],
      total: money(5, 'CHF'),
      packagingTotal: money(0, 'CHF'),
      shipping: { method: null, price: money(0, 'CHF') },
      totalDiscount: { amount: 0, currencyCode: 'CHF' },
      coupon: null,
      discount: null,
      discountStatus: { success: true, message: null },
      vouchers: [],
      leftoverTotal: money(0, 'CHF'),
      payback: { number: null, scrid: null, points: null },
      selectedPaymentType: null,
      availableShippingMethods: [],
      rebuilt: false,
    });
  });

  it('accepts another currency beside the totals', () => {
    expect(read({ ...buildCart(), totalDiscount: { amount: 1, currencyCode: 'CHF' } }).success).toBe(true);
  });

  it.each([0, 0.01, 9e13])('accepts an amount of %d', (amount) => {
    expect(read({ ...buildCart(), total: money(amount) }).data?.total).toEqual(money(amount));
  });

  it.each([
    ['an amount below 0', { total: money(-1) }],
    ['an amount beyond exact cents', { total: money(1e14) }],
    ['an amount that is no number', { total: money(Number.NaN) }],
    ['an infinite amount', { total: money(Number.POSITIVE_INFINITY) }],
    ['an amount as text', { total: money('79.90') }],
    ['the text NaN as an amount', { total: money('NaN') }],
    ['an empty amount', { total: money('') }],
    ['no amount', { total: money(null) }],
    ['money as text', { total: { gross: '1,00 €' } }],
    ['an unknown currency', { total: money(1, 'USD') }],
    ['the currency of no country', { total: money(1, 'XXX') }],
    ['no currency', { total: { gross: { amount: 1 } } }],
    ['a total in another currency than its items', { total: money(1, 'CHF') }],
    ['an item in another currency', { items: [{ ...item, total: money(1, 'CHF') }] }],
    ['no version', { cartVersion: null }],
    ['items that are no list', { items: {} }],
    ['an item without an id', { items: [{ ...item, id: null }] }],
    ['an item without a total', { items: [{ ...item, total: null }] }],
    ['an item of quantity 0', { items: [{ ...item, quantity: 0 }] }],
    ['half a piece', { items: [{ ...item, quantity: 1.5 }] }],
  ])('rejects %s', (_, changes) => {
    expect(read({ ...buildCart(), ...changes }).success).toBe(false);
  });

  it('names the invalid field of each cart', () => {
    const path = (changes: object) => read({ ...buildCart(), ...changes }).error?.issues[0]?.path.join('.');
    for (let attempt = 0; attempt < 2; attempt++) {
      expect(path({ total: money(1, 'CHF') })).toBe('total.gross.currencyCode');
      expect(path({ items: [{ ...item, quantity: 0 }] })).toBe('items.0.quantity');
    }
  });

  it('keeps the first of several entries with the same id', () => {
    const voucher = { id: 'GS-1', balance: price(10).gross, deductedAtPurchase: price(10).gross };
    const cart = buildCart();
    const { data } = read({
      ...cart,
      items: [item, { ...item, id: 'i-2' }, { ...item, quantity: 9 }],
      vouchers: [voucher, voucher],
      availableShippingMethods: [...cart.availableShippingMethods, ...cart.availableShippingMethods],
    });
    expect(data?.items.map(({ id, quantity }) => [id, quantity])).toEqual([
      [item.id, item.quantity],
      ['i-2', item.quantity],
    ]);
    expect(data?.vouchers).toHaveLength(1);
    expect(data?.availableShippingMethods).toEqual(cart.availableShippingMethods);
  });

  it.each([
    ['the option whose title it has', 'Klassisch', 'g-1'],
    ['no option, for another design', 'Konfetti', null],
    ['no option, without a title', '', null],
  ])('takes the id of the selected packaging from %s', (_, variantTitle, variantId) => {
    const selectedPackaging = { type: 'GiftBox', variantTitle, manufacturerSku: '9001' };
    const option = { ...buildOption('GiftBox', 'g-1'), variantTitle: 'Klassisch' };
    const items = [{ ...item, selectedPackaging, availablePackagingOptions: [option] }];
    expect(read({ ...buildCart(), items }).data?.items[0]?.selectedPackaging?.variantId).toBe(variantId);
  });

  it('names the invalid field', () => {
    const items = [item, { ...item, id: 'i-2', total: money('x') }];
    expect(read({ ...buildCart(), items }).error?.issues[0]?.path.join('.')).toBe('items.1.total.gross.amount');
  });
});

describe('a field that the cart can do without', () => {
  const image = { alt: '', src: 'a.webp', srcset: '', sizes: '', width: 1, height: 1 };
  const product = {
    ...buildProduct({ image, originalPrice: price(99), rating: { value: 5, count: 2 } }),
    productInformation: { services: { caption: 'Inklusive', body: 'Sekt' } },
  };
  const complete = {
    ...buildCart({
      items: [
        buildItem({
          product,
          appointment: buildAppointment({ locationId: 'l-1', reservationId: 'r-1' }),
          selectedPackaging: buildPackaging('GiftBox', 'g-1'),
          availablePackagingOptions: [{ ...buildOption('GiftBox', 'g-1'), image, thumbnail: image }],
          discount: { campaign: 'Sommer' },
        }),
      ],
      coupon: { code: 'SOMMER' },
      discount: { campaign: 'Sommer' },
      vouchers: [{ id: 'GS-1', balance: price(10).gross, deductedAtPurchase: price(10).gross }],
      availableShippingMethods: [
        { method: 'Online', title: 'PDF', subtitle: '', price: price(0), details: { label: '', description: '' } },
      ],
    }),
  };
  const needed = /^(cartId|cartVersion|total|total\.gross.*|items\.0(\.id|\.quantity|\.total|\.total\.gross.*)?)$/;

  type Json = Record<string, unknown>;

  function pathsOf(value: unknown, path = ''): string[] {
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, inner]) => {
      const here = path ? `${path}.${key}` : key;
      return [here, ...pathsOf(inner, here)];
    });
  }

  function replaced(path: string, value: unknown): Json {
    const cart = structuredClone(complete) as unknown as Json;
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    const parent = keys.reduce<Json>((at, key) => at[key] as Json, cart);
    if (value === undefined) Reflect.deleteProperty(parent, last);
    else parent[last] = value;
    return cart;
  }

  const paths = pathsOf(complete).filter((path) => !/^items$/.test(path));

  it.each(paths.filter((path) => !needed.test(path)))('may be missing, null or broken: %s', (path) => {
    for (const value of [undefined, null, { not: 'usable' }]) {
      expect(read(replaced(path, value)).error?.issues).toBeUndefined();
    }
  });

  it.each(paths.filter((path) => needed.test(path)))('is needed: %s', (path) => {
    for (const value of [null, { not: 'usable' }]) expect(read(replaced(path, value)).success).toBe(false);
  });

  it.each([null, undefined])('reads an empty cart from a list of items that is %s', (items) => {
    expect(read({ ...buildCart(), items }).data?.items).toEqual([]);
  });

  it('is filled in for an item without a product', () => {
    const { data } = read({ ...buildCart(), items: [{ id: 'i-1', quantity: 3, total: money(100) }] });
    expect(data?.items[0]).toMatchObject({
      product: { id: '', title: 'Artikel', price: price(33.33), productType: '', trackingPath: [] },
      appointment: null,
      appointmentUrl: null,
      selectedPackaging: null,
      availablePackagingOptions: [],
    });
  });

  it.each([
    [{ appointmentId: 'a-1' }, true],
    [{ locationId: 'l-1' }, true],
    [{ reservationId: 'r-1' }, true],
    [{ date: '2027-04-17T08:30:00Z', appointmentId: null }, false],
    [{}, false],
    [null, false],
  ])('makes an appointment of %o: %s', (appointment, made) => {
    const [read1] =
      read({ cartId: 'c', cartVersion: 1, total: price(1), items: [{ ...item, appointment }] }).data?.items ?? [];
    expect(read1?.appointment !== null).toBe(made);
  });

  it('counts as missing if its text is blank', () => {
    const named = { ...item, product: { title: '  ', trackingName: ' ' }, discount: { campaign: ' ' } };
    const { data } = read({
      ...buildCart(),
      items: [named],
      coupon: { code: ' ' },
      discountStatus: { success: false, message: ' ' },
      availableShippingMethods: [{ method: 'Express', title: '\t' }],
    });
    expect(data?.items[0]).toMatchObject({ product: { title: 'Artikel' }, discount: null });
    expect(data).toMatchObject({ coupon: null, discountStatus: { success: false, message: null } });
    expect(data?.availableShippingMethods).toMatchObject([{ title: 'Express' }]);
  });

  it('drops unusable entries', () => {
    const { data } = read({
      ...buildCart(),
      items: [{ ...item, availablePackagingOptions: [null, {}, { title: 'Box' }, { packagingOptionType: 'GiftBox' }] }],
      vouchers: [null, { balance: price(1).gross }, { id: 'GS-1' }],
      availableShippingMethods: [{ title: 'Bote' }, { method: 'Express' }, 5],
    });
    expect(data?.items[0]?.availablePackagingOptions).toMatchObject([
      { type: 'GiftBox', packagingOptionType: 'GiftBox', title: 'GiftBox', price: null },
    ]);
    expect(data?.vouchers).toEqual([
      { id: 'GS-1', balance: { amount: null, currencyCode: 'EUR' }, deductedAtPurchase: price(0).gross },
    ]);
    expect(data?.availableShippingMethods).toMatchObject([{ method: 'Express', title: 'Express', price: null }]);
  });

  it('takes the first 100 methods, options and vouchers, and every item', () => {
    const many = <Entry>(entry: (index: number) => Entry) =>
      Array.from({ length: 100_000 }, (_, index) => entry(index));
    const items = many((index) => ({ ...item, id: `ticket-${index}` })).slice(0, 2000);
    const { data } = read({
      ...buildCart(),
      items: [{ ...item, availablePackagingOptions: many((index) => ({ title: `${index}`, type: 'Pdf' })) }, ...items],
      vouchers: many((index) => ({ id: `GS-${index}` })),
      availableShippingMethods: many((index) => ({ method: `Express ${index}` })),
    });
    expect(data?.items).toHaveLength(2001);
    expect(data?.items[0]?.availablePackagingOptions).toHaveLength(100);
    expect(data?.vouchers).toHaveLength(100);
    expect(data?.availableShippingMethods).toHaveLength(100);
  });

  it('ignores inherited fields', () => {
    const inherited = { coupon: { code: 'FREMD' }, appointment: { appointmentId: 'a-1' }, date: 'today' };
    Object.assign(Object.prototype, inherited);
    const { data } = read({ ...buildCart(), items: [{ ...item, appointment: { locationId: 'l-1' } }] });
    for (const name of Object.keys(inherited)) Reflect.deleteProperty(Object.prototype, name);
    expect(data?.coupon).toBeNull();
    expect(data?.items[0]?.appointment).toMatchObject({ appointmentId: '', date: '' });
  });
});
