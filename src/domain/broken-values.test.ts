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

describe('inspectCart', () => {
  it('finds nothing in a valid cart', () => {
    const image = picture('images/a.webp', 'images/a.webp 230w, images/b.webp 460w');
    const items = [
      buildItem({ product: buildProduct({ image }), availablePackagingOptions: [buildOption('Pdf', 'p')] }),
    ];
    expect(inspectCart(buildCart({ items }), baseUrl)).toEqual([]);
  });

  it.each<[string, Partial<Cart>]>([
    ['items.0.product.url', { items: [buildItem({ product: buildProduct({ url: 'javascript:1' }) })] }],
    [
      'items.0.product.image.src',
      { items: [buildItem({ product: buildProduct({ image: picture('javascript:1') }) })] },
    ],
    [
      'items.0.product.image.srcset',
      { items: [buildItem({ product: buildProduct({ image: picture('a.webp', 'a.webp 1x, javascript:1 2x') }) })] },
    ],
    [
      'items.0.selectedPackaging.thumbnail.src',
      { items: [buildItem({ selectedPackaging: { ...buildPackaging('Pdf'), thumbnail: picture('javascript:1') } })] },
    ],
    [
      'items.0.availablePackagingOptions.1.image.src',
      {
        items: [
          buildItem({
            availablePackagingOptions: [
              buildOption('Pdf', 'p'),
              { ...buildOption('Pdf', 'q'), image: picture('javascript:1') },
            ],
          }),
        ],
      },
    ],
    ['items.0.appointmentUrl', { items: [buildItem({ appointmentUrl: 'javascript:1' })] }],
  ])('reports a dropped URL in %s', (path, changes) => {
    const expected = 'a URL with http or https, or a relative one';
    expect(inspectCart(buildCart(changes), baseUrl)).toEqual([
      { kind: 'dropped URL', path, found: 'javascript:', expected },
    ]);
  });

  it.each([
    ['https://erika@evil.example/reset/t0k3n?mail=erika%40example.org#hash', 'https://evil.example/…/…'],
    ['https://erika:secret@shop.example', 'https://shop.example/'],
    ['//erika@evil.example/a//b/', 'https://evil.example/…//…/'],
    ['data:text/plain,erika@example.org', 'data:'],
    ['blob:https://evil.example/t0k3n', 'blob:'],
    ['http://[t0k3n', 'no URL'],
  ])('reports no more of %s than %s', (url, found) => {
    const item = buildItem({ product: buildProduct({ url }) });
    expect(inspectCart(buildCart({ items: [item] }), baseUrl)).toMatchObject([{ path: 'items.0.product.url', found }]);
  });

  it('reports a srcset that is too long', () => {
    const image = picture('a.webp', `${'a'.repeat(6000)} 1x`);
    const items = [buildItem({ product: buildProduct({ image }) })];
    expect(inspectCart(buildCart({ items }), baseUrl)).toMatchObject([{ path: 'items.0.product.image.srcset' }]);
  });

  it('skips items that are known', () => {
    const item = buildItem({ product: buildProduct({ url: 'javascript:1' }) });
    expect(inspectCart(buildCart({ items: [item] }), baseUrl, new Set([item]))).toEqual([]);
  });

  describe('of sums', () => {
    const item = (total: number, quantity = 2) =>
      buildItem({ product: buildProduct({ price: price(179.9) }), quantity, total: price(total) });
    const inspect = (changes: Partial<Cart>) => {
      const nothing = { packagingTotal: price(0), totalDiscount: price(0).gross, vouchers: [] };
      const cart = buildCart({ shipping: { method: null, price: price(0) }, ...nothing, ...changes });
      return inspectCart(cart, baseUrl).map(({ path, found, expected }) => [path, found, expected]);
    };

    it('names a total in cents, and what its parts add up to', () => {
      expect(inspect({ items: [item(359.8)], total: price(35980) })).toEqual([
        ['total.gross.amount', '35980', '359.8 (items + packagingTotal + shipping − totalDiscount − vouchers)'],
      ]);
    });

    it('names the total of an item', () => {
      expect(inspect({ items: [item(350)], total: price(350) })).toEqual([
        ['items.0.total.gross.amount', '350', '359.8 (price × quantity)'],
      ]);
    });

    it('adds packagings and shipping, and subtracts the discount and vouchers', () => {
      const parts = {
        items: [{ ...item(359.8), selectedPackaging: { ...buildPackaging('GiftBox'), price: price(7.9) } }],
        packagingTotal: price(7.9),
        shipping: { method: 'Express', price: price(14.9) },
        totalDiscount: price(20).gross,
        vouchers: [{ id: 'GS-1', balance: price(100).gross, deductedAtPurchase: price(100).gross }],
      } as const;
      expect(inspect({ ...parts, total: price(262.6) })).toEqual([]);
      expect(inspect({ ...parts, total: price(262.6), packagingTotal: price(9) })).toEqual([
        ['packagingTotal.gross.amount', '9', '7.9 (the prices of selectedPackaging)'],
        ['total.gross.amount', '262.6', expect.stringMatching(/^263.7 /)],
      ]);
    });

    it.each([
      ['a cent', [item(359.8)], 359.81],
      [
        'the rounding of a price that the shop has not sent',
        [{ ...item(10), quantity: 25, total: price(10.1), product: buildProduct({ price: price(0.4) }) }],
        10.1,
      ],
    ] as const)('accepts %s', (_, items, total) => {
      expect(inspect({ items, total: price(total) })).toEqual([]);
    });

    it('does not add up several currencies', () => {
      const totalDiscount = { amount: 1, currencyCode: 'CHF' } as const;
      expect(inspect({ items: [item(350)], total: price(1), totalDiscount })).toEqual([
        ['currencyCode', 'CHF, EUR', 'one currency'],
      ]);
    });
  });
});

describe('inspectSurroundings', () => {
  const page = { pageUrl: 'https://host.example/cart', pageOrigin: 'https://host.example' };
  const urls = { web: null, redemption: null, login: null };
  const config = (changed: object) => ({ tenantConfig: { urls: { ...urls, ...changed } } });
  const inspect = (props: object, tenant = '') =>
    inspectSurroundings(
      {
        baseUrl,
        tenant,
        rootComponentProps: { initialChangeset: null, allowedOrigins: [], ...config({}), ...props },
      } as unknown as FragmentData,
      page,
    );

  it('finds nothing in valid data', () => {
    const links = config({ web: { href: '/', label: '' }, redemption: 'https://gift.example/', login: '/login' });
    expect(inspect({ ...links, initialChangeset: buildChangeset('PriceIncreased') })).toEqual([]);
  });

  it.each([
    ['a redemption link', config({ redemption: 'javascript:1' }), 'redemption', 'javascript:'],
    ['a login link', config({ login: 'https://me@shop.example/' }), 'login', 'https://shop.example/'],
    ['a link to the shop', config({ web: { href: 'ftp://shop.example' } }), 'web.href', 'ftp://shop.example/'],
  ])('reports %s that is not allowed', (_, props, name, found) => {
    const path = `rootComponentProps.tenantConfig.urls.${name}`;
    expect(inspect(props)).toMatchObject([{ kind: 'dropped URL', path, found }]);
  });

  it.each([
    ['nextStepUrl', 'https://elsewhere.example/checkout?cart=1', 'https://elsewhere.example/…'],
    ['lastCheckUrl', 'javascript:1', 'javascript:'],
  ])('reports a page of another origin in %s', (name, url, found) => {
    const path = `rootComponentProps.${name}`;
    expect(inspect({ [name]: url })).toMatchObject([{ kind: 'refused page', path, found }]);
  });

  it.each(['/checkout', 'https://host.example/checkout', 'https://shop.example/checkout'])(
    'accepts the next step %s',
    (nextStepUrl) => {
      expect(inspect({ nextStepUrl })).toEqual([]);
    },
  );

  it('reports an unknown tenant, truncated', () => {
    expect(inspect({}, 'X'.repeat(1000))).toEqual([
      {
        kind: 'unknown tenant',
        path: 'tenant',
        found: 'X'.repeat(100),
        expected: 'JS_DE, JS_AT, MD_DE, MD_AT, MD_CH',
      },
    ]);
  });

  it.each(['', 'JS_DE', 'md_ch'])('accepts the tenant "%s"', (tenant) => {
    expect(inspect({}, tenant)).toEqual([]);
  });

  it('reports a type that contradicts its list', () => {
    const initialChangeset = {
      ...buildChangeset('PriceIncreased'),
      changes: { ...buildChangeset('PriceIncreased').changes, removedShippingMethods: ['Express'] },
    };
    const path = 'rootComponentProps.initialChangeset.type';
    expect(inspect({ initialChangeset })).toMatchObject([
      { kind: 'contradictory type', path, found: 'PriceIncreased' },
    ]);
  });
});
