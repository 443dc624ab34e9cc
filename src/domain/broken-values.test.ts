import { describe, expect, it } from 'vitest';
import {
  buildCart,
  buildChangeset,
  buildItem,
  buildOption,
  buildPackaging,
  buildProduct,
  price,
} from '../test-support/cart-builders.ts';
import { inspectCart, inspectSurroundings } from './broken-values.ts';
import type { Cart } from './cart.ts';
import type { FragmentData } from './fragment-data.ts';
import type { Picture } from './picture.ts';

const baseUrl = 'https://shop.example/';
const picture = (src: string, srcset = ''): Picture => ({ alt: '', src, srcset, sizes: '', width: null, height: null });
const method = (name: string) => ({ method: name, title: name, subtitle: '', price: price(0), details: null });

describe('inspectCart', () => {
  it('finds nothing in a valid cart', () => {
    const image = picture('images/a.webp', 'images/a.webp 230w, images/b.webp 460w');
    const items = [
      buildItem({ product: buildProduct({ image }), availablePackagingOptions: [buildOption('Pdf', 'p')] }),
    ];
    expect(inspectCart(buildCart({ items, availableShippingMethods: [method('Online')] }), baseUrl)).toEqual([]);
  });

  it.each<[string, string, Partial<Cart>]>([
    ['product.productType', 'Zeppelin', { items: [buildItem({ product: buildProduct({ productType: 'Zeppelin' }) })] }],
    ['product.discountType', 'Half', { items: [buildItem({ product: buildProduct({ discountType: 'Half' }) })] }],
    ['selectedPackaging.type', 'Jute', { items: [buildItem({ selectedPackaging: buildPackaging('Jute') })] }],
    [
      'availablePackagingOptions.type',
      'Jute',
      { items: [buildItem({ availablePackagingOptions: [{ ...buildOption('Pdf', 'j'), type: 'Jute' }] })] },
    ],
    ['shipping.method', 'Drone', { shipping: { method: 'Drone', price: price(0) } }],
    ['availableShippingMethods.method', 'Drone', { availableShippingMethods: [method('Drone')] }],
    ['selectedPaymentType', 'Gold', { selectedPaymentType: 'Gold' }],
  ])('reports an unknown value of %s', (field, value, changes) => {
    expect(inspectCart(buildCart(changes), baseUrl)).toEqual([{ kind: 'unknown value', field, value }]);
  });

  it.each<[string, Partial<Cart>]>([
    ['product.url', { items: [buildItem({ product: buildProduct({ url: 'javascript:1' }) })] }],
    ['product.image.src', { items: [buildItem({ product: buildProduct({ image: picture('javascript:1') }) })] }],
    [
      'product.image.srcset',
      { items: [buildItem({ product: buildProduct({ image: picture('a.webp', 'a.webp 1x, javascript:1 2x') }) })] },
    ],
    [
      'selectedPackaging.thumbnail.src',
      { items: [buildItem({ selectedPackaging: { ...buildPackaging('Pdf'), thumbnail: picture('javascript:1') } })] },
    ],
    ['appointmentUrl', { items: [buildItem({ appointmentUrl: 'javascript:1' })] }],
  ])('reports a dropped URL in %s', (field, changes) => {
    expect(inspectCart(buildCart(changes), baseUrl)).toEqual([{ kind: 'dropped URL', field, value: 'javascript:' }]);
  });

  it.each([
    ['https://erika@evil.example/reset/t0k3n?mail=erika%40example.org#hash', 'https://evil.example/…/…'],
    ['https://erika:secret@shop.example', 'https://shop.example/'],
    ['//erika@evil.example/a//b/', 'https://evil.example/…//…/'],
    ['data:text/plain,erika@example.org', 'data:'],
    ['blob:https://evil.example/t0k3n', 'blob:'],
    ['http://[t0k3n', 'no URL'],
  ])('reports no more of %s than %s', (url, value) => {
    const item = buildItem({ product: buildProduct({ url }) });
    expect(inspectCart(buildCart({ items: [item] }), baseUrl)).toEqual([
      { kind: 'dropped URL', field: 'product.url', value },
    ]);
  });

  it('reports each fault once and truncates its value', () => {
    const item = buildItem({ product: buildProduct({ productType: 'x'.repeat(1000) }) });
    const faults = inspectCart(buildCart({ items: [item, { ...item, id: 'item-2' }] }), baseUrl);
    expect(faults).toEqual([{ kind: 'unknown value', field: 'product.productType', value: 'x'.repeat(100) }]);
  });

  it('reports currencies other than that of the total', () => {
    const cart = buildCart({ totalDiscount: { amount: 1, currencyCode: 'CHF' } });
    expect(inspectCart(cart, baseUrl)).toEqual([{ kind: 'contradiction', field: 'currencyCode', value: 'CHF, EUR' }]);
  });

  it.each<[string, Partial<Cart>]>([
    [
      'vouchers',
      { vouchers: Array(100).fill({ id: 'GS-1', balance: price(1).gross, deductedAtPurchase: price(1).gross }) },
    ],
    ['availableShippingMethods', { availableShippingMethods: Array(100).fill({ method: 'Standard' }) }],
    [
      'availablePackagingOptions',
      { items: [buildItem({ availablePackagingOptions: Array(100).fill(buildOption('Pdf', 'p')) })] },
    ],
    [
      'product.trackingPath',
      { items: [buildItem({ product: buildProduct({ trackingPath: Array(1000).fill('x') }) })] },
    ],
  ])('reports that %s has reached its limit', (field, changes) => {
    const [fault, ...others] = inspectCart(buildCart(changes), baseUrl);
    expect(fault).toMatchObject({ kind: 'long list', field });
    expect(others).toEqual([]);
  });

  it('reports a srcset that is too long', () => {
    const image = picture('a.webp', `${'a'.repeat(6000)} 1x`);
    const [fault] = inspectCart(buildCart({ items: [buildItem({ product: buildProduct({ image }) })] }), baseUrl);
    expect(fault).toMatchObject({ kind: 'dropped URL', field: 'product.image.srcset' });
  });
});

describe('inspectSurroundings', () => {
  const urls = { web: null, redemption: null, login: null };
  const config = (changed: object) => ({ tenantConfig: { urls: { ...urls, ...changed }, notCountableSkus: [] } });
  const plain = { mode: 'shopping', initialChangeset: null, allowedOrigins: [], ...config({}) };
  const data = (props: object): FragmentData => ({
    ...({ baseUrl } as FragmentData),
    rootComponentProps: { ...plain, ...props } as unknown as FragmentData['rootComponentProps'],
  });

  it('finds nothing in valid data', () => {
    const links = config({ web: { href: '/', label: '' }, redemption: 'https://gift.example/', login: '/login' });
    const initialChangeset = buildChangeset('PriceIncreased');
    const terms = [{ packagingType: 'Pdf', shippingMethod: 'Online', date: null, text: '' }];
    expect(inspectSurroundings(data({ ...links, initialChangeset }), terms)).toEqual([]);
  });

  it.each([
    ['an unknown mode', { mode: 'giving' }, { kind: 'unknown value', field: 'mode', value: 'giving' }],
    [
      'a redemption link that is not allowed',
      config({ redemption: 'javascript:1' }),
      { kind: 'dropped URL', field: 'tenantConfig.urls.redemption', value: 'javascript:' },
    ],
    [
      'a login link that is not allowed',
      config({ login: 'https://me@shop.example/' }),
      { kind: 'dropped URL', field: 'tenantConfig.urls.login', value: 'https://shop.example/' },
    ],
    [
      'a link to the shop that is not allowed',
      config({ web: { href: 'ftp://shop.example', label: '' } }),
      { kind: 'dropped URL', field: 'tenantConfig.urls.web.href', value: 'ftp://shop.example/' },
    ],
    [
      'an unknown type of a changeset',
      { initialChangeset: buildChangeset('Novelty') },
      { kind: 'unknown value', field: 'changeset.type', value: 'Novelty' },
    ],
    [
      'a type that contradicts its list',
      {
        initialChangeset: {
          ...buildChangeset('PriceIncreased'),
          changes: { ...buildChangeset('PriceIncreased').changes, removedShippingMethods: ['Express'] },
        },
      },
      { kind: 'contradiction', field: 'changeset.type', value: 'PriceIncreased' },
    ],
  ])('reports %s', (_, props, fault) => {
    expect(inspectSurroundings(data(props), [])).toEqual([fault]);
  });

  it('reports lists that have reached their limit', () => {
    const term = { packagingType: 'Pdf', shippingMethod: 'Online', date: null, text: '' };
    const initialChangeset = {
      ...buildChangeset('ShippingMethodRemoved'),
      changes: {
        ...buildChangeset('ShippingMethodRemoved').changes,
        removedShippingMethods: Array(1000).fill('Express'),
      },
    };
    const faults = inspectSurroundings(data({ initialChangeset }), Array(1000).fill(term));
    expect(faults).toEqual(
      ['changeset.removedShippingMethods', 'deliveryTerms'].map((field) => ({
        kind: 'long list',
        field,
        value: 'the page uses the first 1000 entries',
      })),
    );
  });

  it('reports unknown values of delivery terms', () => {
    const terms = [{ packagingType: 'Jute', shippingMethod: 'Drone', date: null, text: '' }];
    expect(inspectSurroundings(data({}), terms).map(({ field }) => field)).toEqual([
      'deliveryTerms.packagingType',
      'deliveryTerms.shippingMethod',
    ]);
  });
});
