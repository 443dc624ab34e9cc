import { describe, expect, it } from 'vitest';
import { cartSchema } from './cart.ts';
import { droppedValues } from './dropped-values.ts';
import { fragmentDataSchema } from './fragment-data.ts';

const price = (amount: number) => ({ gross: { amount, currencyCode: 'EUR' } });
const cart = (product: object, more: object = {}) => ({
  cartId: 'c',
  cartVersion: 1,
  items: [{ id: 'i', quantity: 1, total: price(79.9), product }],
  total: price(79.9),
  ...more,
});
const found = (product: object, more?: object) =>
  droppedValues(cartSchema, cart(product, more)).map(({ path, found: value, expected }) => [path, value, expected]);

describe('droppedValues', () => {
  it.each<[string, object, readonly [path: string, found: string, expected: string]]>([
    ['a numeric price', { price: 79.9 }, ['items.0.product.price', '79.9', '{ gross: { amount, currencyCode } }']],
    [
      'a text as picture',
      { image: 'https://shop.example/a.webp?customer=7' },
      ['items.0.product.image', 'a text', '{ alt, src, srcset, sizes, width, height }'],
    ],
    ['a number as id', { id: 5001 }, ['items.0.product.id', 'a number', 'text']],
    ['a text as number', { maxParticipants: '4' }, ['items.0.product.maxParticipants', 'a text', 'a number']],
    [
      'a text as truth',
      { hasFriendsDiscount: 'yes' },
      ['items.0.product.hasFriendsDiscount', 'a text', 'true or false'],
    ],
    ['a text as list', { trackingPath: 'Kurse' }, ['items.0.product.trackingPath', 'a text', 'a list']],
    ['an entry of a list', { trackingPath: ['Kurse', 7] }, ['items.0.product.trackingPath.1', 'a number', 'text']],
    ['a missing amount', { price: { gross: {} } }, ['items.0.product.price.gross.amount', 'nothing', 'a number']],
  ])('names %s', (_, product, value) => {
    expect(found(product)[0]).toEqual(value);
  });

  it('names another currency and a negative amount', () => {
    expect(found({ price: { gross: { amount: -1, currencyCode: 'USD' } } })).toEqual([
      ['items.0.product.price.gross.amount', '-1', 'what dist/openapi.json allows'],
      ['items.0.product.price.gross.currencyCode', 'USD', 'EUR, CHF'],
    ]);
  });

  it('names an unknown value of an enumeration, and a list that is cut', () => {
    const vouchers = Array(101).fill({ id: 'GS-1' });
    expect(droppedValues(cartSchema, cart({ productType: 'Zeppelin' }, { vouchers }))).toEqual([
      {
        kind: 'unknown value',
        path: 'items.0.product.productType',
        found: 'Zeppelin',
        expected: 'Experience, Box, ValueVoucher, GiftWrap',
      },
      { kind: 'long list', path: 'vouchers', found: 'more entries', expected: 'at most 100' },
    ]);
  });

  it.each<[string, object, string]>([
    ['url', { url: 'javascript:1' }, 'javascript:'],
    ['image.src', { image: { src: 'javascript:1' } }, 'javascript:'],
    ['image.srcset', { image: { src: 'a.webp', srcset: 'a.webp 1x, javascript:1 2x' } }, 'javascript:'],
    ['image.srcset', { image: { src: 'a.webp', srcset: `${'a'.repeat(6000)} 1x` } }, 'no URL'],
    [
      'url',
      { url: 'https://erika@evil.example/reset/t0k3n?mail=erika%40example.org#hash' },
      'https://evil.example/…/…',
    ],
    ['url', { url: 'https://erika:secret@shop.example' }, 'https://shop.example/'],
    ['url', { url: '//erika@evil.example/a//b/' }, 'https://evil.example/…//…/'],
    ['url', { url: 'data:text/plain,erika@example.org' }, 'data:'],
    ['url', { url: 'blob:https://evil.example/t0k3n' }, 'blob:'],
    ['url', { url: 'http://[t0k3n' }, 'no URL'],
  ])('names the URL in %s that the page does not use, without its details', (name, product, value) => {
    expect(found(product)).toEqual([[`items.0.product.${name}`, value, 'a URL with http or https, or a relative one']]);
  });

  it('names the URLs of packagings and of an appointment', () => {
    const image = { src: 'javascript:1' };
    const item = {
      appointmentUrl: 'javascript:1',
      selectedPackaging: { type: 'Pdf', thumbnail: image },
      availablePackagingOptions: [{ type: 'Pdf' }, { type: 'Pdf', image }],
    };
    const value = { ...cart({}), items: [{ ...cart({}).items[0], ...item }] };
    expect(droppedValues(cartSchema, value).map(({ path }) => path)).toEqual([
      'items.0.appointmentUrl',
      'items.0.selectedPackaging.thumbnail.src',
      'items.0.availablePackagingOptions.1.image.src',
    ]);
  });

  it('does not tell a loyalty number', () => {
    expect(found({}, { payback: { number: 3103187694 } })).toEqual([['payback.number', 'a number', 'text']]);
  });

  it.each([
    ['null and missing values', { image: null, price: null }],
    ['blank text', { title: '', url: ' ', slug: '' }],
    ['fields of the shop', { warehouse: 7 }],
    ['relative and other links', { url: 'tel:+49', image: { src: '/a.webp', srcset: 'a.webp 230w, /b.webp 460w' } }],
    ['both spellings of an enumeration', { productType: 'value_voucher' }],
  ])('accepts %s', (_, product) => {
    expect(found(product)).toEqual([]);
  });

  it('names another locale and settings that are no object', () => {
    const data = { baseUrl: '/', locale: 'en', rootComponentProps: 'none' };
    expect(droppedValues(fragmentDataSchema, data)).toMatchObject([
      { kind: 'invalid value', path: 'locale', found: 'en', expected: 'de' },
      { path: 'rootComponentProps', found: 'a text' },
    ]);
  });
});
