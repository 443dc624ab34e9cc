import { describe, expect, it } from 'vitest';
import { buildAppointment, buildItem, buildProduct } from '../test-support/cart-builders.ts';
import type { FragmentData, RootComponentProps } from './fragment-data.ts';
import {
  itemLink,
  loginLink,
  pathSegment,
  productLink,
  safeLink,
  safeNavigation,
  safePicture,
  safeSrcset,
  shopLink,
  trustedUrls,
  wishlistLink,
  withoutDetails,
} from './urls.ts';

const baseUrl = 'https://shop.example/de/';

const hostile = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  ' \t\njava\tscript\n:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript\t:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  'vbscript:msgbox(1)',
  'blob:https://shop.example/1',
  'file:///etc/passwd',
  'filesystem:https://shop.example/x',
  'view-source:https://shop.example/',
  'https://shop@evil.example/',
  'https://user:secret@evil.example/',
  'https://',
  'http://[',
  '',
  '  \t ',
];

describe('safeLink', () => {
  it.each([
    ['experiences/p-1', 'https://shop.example/de/experiences/p-1'],
    ['/wishlist', 'https://shop.example/wishlist'],
    ['?a=1#b', 'https://shop.example/de/?a=1#b'],
    ['http://other.example/x', 'http://other.example/x'],
    ['//cdn.example/x', 'https://cdn.example/x'],
    ['mailto:hilfe@shop.example', 'mailto:hilfe@shop.example'],
    ['tel:+49891234', 'tel:+49891234'],
    ['a"><script>', 'https://shop.example/de/a%22%3E%3Cscript%3E'],
  ])('resolves %s', (url, expected) => {
    expect(safeLink(url, baseUrl)).toBe(expected);
  });

  it.each(hostile)('returns null for %j', (url) => {
    expect(safeLink(url, baseUrl)).toBeNull();
  });

  it.each(['', 'not a url', 'javascript:void', 'data:text/html,x'])('returns null without a valid base: %j', (base) => {
    expect(safeLink('experiences/p-1', base)).toBeNull();
  });
});

describe('safePicture', () => {
  it.each([
    ['images/a.webp', 'https://shop.example/de/images/a.webp'],
    ['https://cdn.example/a.webp', 'https://cdn.example/a.webp'],
  ])('resolves %s', (url, expected) => {
    expect(safePicture(url, baseUrl)).toBe(expected);
  });

  it.each([...hostile, 'mailto:a@b.example', 'tel:1', 'data:image/svg+xml,<svg/>'])('returns null for %j', (url) => {
    expect(safePicture(url, baseUrl)).toBeNull();
  });
});

describe('safeSrcset', () => {
  it.each([
    ['a.webp 230w, b.webp 460w', 'https://shop.example/de/a.webp 230w, https://shop.example/de/b.webp 460w'],
    ['a.webp 1x,b.webp 1.5x', 'https://shop.example/de/a.webp 1x, https://shop.example/de/b.webp 1.5x'],
    ['a.webp  230w , b.webp', 'https://shop.example/de/a.webp  230w, https://shop.example/de/b.webp'],
    ['a.webp', 'https://shop.example/de/a.webp'],
    ['/r/w_1,h_2/a.webp 2x', 'https://shop.example/r/w_1,h_2/a.webp 2x'],
    ['javascript:alert(1) 1x, b.webp 2x', 'https://shop.example/de/b.webp 2x'],
    ['data:image/png;base64,AAAA 1x, b.webp 2x', 'https://shop.example/de/b.webp 2x'],
    ['data:image/png;base64,AAAA 1x', null],
    ['', null],
    [',,, ,', null],
    [`${'a'.repeat(6000)} 1x`, null],
  ])('reads %j', (srcset, expected) => {
    expect(safeSrcset(srcset, baseUrl)).toBe(expected);
  });
});

describe('safeNavigation', () => {
  const scope = {
    pageUrl: 'https://www.host.example/warenkorb/index.html',
    baseUrl,
    allowedOrigins: ['https://pay.example', 'https://web.example/path'],
  };

  it.each([
    ['/checkout', 'https://www.host.example/checkout'],
    ['checkout?a=1', 'https://www.host.example/warenkorb/checkout?a=1'],
    ['https://shop.example/checkout', 'https://shop.example/checkout'],
    ['//shop.example/checkout', 'https://shop.example/checkout'],
    ['https://pay.example/last', 'https://pay.example/last'],
    ['https://web.example/', 'https://web.example/'],
    ['/\t/checkout', null],
    ['//evil', null],
    ['//evil.example/', null],
    ['https://evil.example/', null],
    ['/\\evil', null],
    ['/\\evil.example/', null],
    ['\\\\evil', null],
    ['https:\\\\evil', null],
    ['https://shop@evil', null],
    ['https://shop.example@evil.example/', null],
    ['https://me@shop.example/', null],
    ['https://shop.example.evil.example/', null],
    ['http://shop.example/checkout', null],
    ['https://shop.example:8443/', null],
    ['mailto:a@shop.example', null],
  ])('accepts or rejects %j', (url, expected) => {
    expect(safeNavigation(url, scope)).toBe(expected);
  });

  it.each(hostile)('rejects %j', (url) => {
    expect(safeNavigation(url, scope)).toBeNull();
  });

  it("trusts the page's origin, not that of its base elsewhere", () => {
    const based = { ...scope, pageUrl: 'https://files.example/theme/', pageOrigin: 'https://www.host.example' };
    expect(safeNavigation('checkout', based)).toBeNull();
    expect(safeNavigation('https://www.host.example/checkout', based)).toBe('https://www.host.example/checkout');
    expect(safeNavigation('checkout', { ...based, pageUrl: 'https://www.host.example/de/' })).toBe(
      'https://www.host.example/de/checkout',
    );
  });

  it('rejects opaque origins', () => {
    const opaque = { pageUrl: 'about:srcdoc', baseUrl, allowedOrigins: ['data:text/html,x', 'null', ''] };
    expect(safeNavigation('data:text/html,y', opaque)).toBeNull();
    expect(safeNavigation('https://shop.example/a', opaque)).toBe('https://shop.example/a');
    expect(safeNavigation('/a', opaque)).toBeNull();
    expect(safeNavigation('https://evil.example/', opaque)).toBeNull();
  });
});

describe('trustedUrls', () => {
  it("contains the shop's own URLs and the listed origins", () => {
    const urls = { web: { href: 'https://a.example/', label: '' }, redemption: '/einloesen', login: null };
    const props = { tenantConfig: { urls }, allowedOrigins: ['https://b.example'] } as unknown as RootComponentProps;
    expect(trustedUrls(props)).toEqual(['https://a.example/', '/einloesen', 'https://b.example']);
  });
});

describe('loginLink', () => {
  const dataWith = (urls: object) =>
    ({ baseUrl, rootComponentProps: { tenantConfig: { urls }, allowedOrigins: [] } }) as unknown as FragmentData;

  it.each([
    [{ login: '/login', web: { href: 'https://www.shop.example/' } }, 'https://shop.example/login'],
    [{ login: 'javascript:alert(1)', web: { href: 'https://www.shop.example/' } }, 'https://www.shop.example/'],
    [{ login: null, web: { href: '/start' } }, 'https://shop.example/start'],
    [{ login: null, web: null }, null],
  ])('of %o: %s', (urls, link) => {
    const { rootComponentProps, baseUrl } = dataWith(urls);
    expect(loginLink(rootComponentProps, baseUrl)).toBe(link);
  });
});

describe('withoutDetails', () => {
  it.each([
    ['/a/b?token=1', 'https://shop.example/…/…'],
    ['http://evil.example/pay#x', 'http://evil.example/…'],
    ['javascript:alert(1)', 'javascript:'],
    ['https://', 'no URL'],
    [' ', 'no URL'],
  ])('%j is reported as %s', (url, reported) => {
    expect(withoutDetails(url, baseUrl)).toBe(reported);
  });
});

describe('links of the shop', () => {
  it('are below baseUrl', () => {
    expect(productLink('p-1001', baseUrl)).toBe('https://shop.example/de/experiences/p-1001');
    expect(wishlistLink(baseUrl)).toBe('https://shop.example/wishlist');
    expect(shopLink(baseUrl)).toBe('https://shop.example/');
  });

  it.each([
    ['2027-04-17T08:30:00.000Z', '?selectedDate=2027-04-17'],
    ['2027-04-17T22:30:00.000Z', '?selectedDate=2027-04-18'],
    ['2027-01-05T08:30:00.000Z', '?selectedDate=2027-01-05'],
    ['irgendwann', ''],
  ])('contain the date in Berlin: %s', (date, query) => {
    const ticket = buildItem({ appointment: { ...buildAppointment(), date } });
    expect(itemLink(ticket, baseUrl)).toBe(`https://shop.example/de/availabilities/p-1/e-1${query}`);
  });

  it.each([
    ['a voucher', buildItem(), 'experiences/p-1'],
    ['a ticket', buildItem({ appointment: buildAppointment() }), 'availabilities/p-1/e-1?selectedDate=2027-04-17'],
    [
      'a ticket of no known experience',
      buildItem({ appointment: buildAppointment(), experienceId: null }),
      'experiences/p-1',
    ],
  ])('link %s to its page', (_, item, path) => {
    expect(itemLink(item, baseUrl)).toBe(baseUrl + path);
  });
});

describe('pathSegment', () => {
  it.each([
    ['p-1', 'p-1'],
    ['../../admin?x=', '..%2F..%2Fadmin%3Fx%3D'],
    ['%2e%2e', '%252e%252e'],
    ['a b#c', 'a%20b%23c'],
    ['..\\x', '..%5Cx'],
    ['...', '...'],
  ])('encodes %s', (id, segment) => {
    expect(pathSegment(id)).toBe(segment);
    expect(productLink(id, baseUrl)).toBe(`https://shop.example/de/experiences/${segment}`);
  });

  it.each(['', '.', '..', '\ud800'])('refuses %j', (id) => {
    expect(pathSegment(id)).toBeNull();
    expect(productLink(id, baseUrl)).toBeNull();
    expect(itemLink(buildItem({ product: buildProduct({ id }) }), baseUrl)).toBeNull();
    if (id) expect(itemLink(buildItem({ appointment: buildAppointment(), experienceId: id }), baseUrl)).toBeNull();
  });
});
