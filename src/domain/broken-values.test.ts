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
  ])('reports a dropped URL in %s', (field, changes) => {
    expect(inspectCart(buildCart(changes), baseUrl)).toEqual([{ kind: 'dropped URL', field, value: 'javascript:1' }]);
  });

  it('reports each fault once and truncates its value', () => {
    const item = buildItem({ product: buildProduct({ productType: 'x'.repeat(1000) }) });
    const faults = inspectCart(buildCart({ items: [item, { ...item, id: 'item-2' }] }), baseUrl);
    expect(faults).toEqual([{ kind: 'unknown value', field: 'product.productType', value: 'x'.repeat(100) }]);
  });

  it('reports a srcset that is too long', () => {
    const image = picture('a.webp', `${'a'.repeat(6000)} 1x`);
    const [fault] = inspectCart(buildCart({ items: [buildItem({ product: buildProduct({ image }) })] }), baseUrl);
    expect(fault).toMatchObject({ kind: 'dropped URL', field: 'product.image.srcset' });
  });
});

describe('inspectSurroundings', () => {
  const urls = { web: null, redemption: null, login: null };
  const config = (changed: object) => ({ tenantConfig: { urls: { ...urls, ...changed } } });
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
      { kind: 'dropped URL', field: 'tenantConfig.urls.redemption', value: 'javascript:1' },
    ],
    [
      'a login link that is not allowed',
      config({ login: 'https://me@shop.example/' }),
      { kind: 'dropped URL', field: 'tenantConfig.urls.login', value: 'https://me@shop.example/' },
    ],
    [
      'a link to the shop that is not allowed',
      config({ web: { href: 'ftp://shop.example', label: '' } }),
      { kind: 'dropped URL', field: 'tenantConfig.urls.web.href', value: 'ftp://shop.example' },
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

  it('reports unknown values of delivery terms', () => {
    const terms = [{ packagingType: 'Jute', shippingMethod: 'Drone', date: null, text: '' }];
    expect(inspectSurroundings(data({}), terms).map(({ field }) => field)).toEqual([
      'deliveryTerms.packagingType',
      'deliveryTerms.shippingMethod',
    ]);
  });
});
