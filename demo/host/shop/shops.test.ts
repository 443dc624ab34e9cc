import { afterEach, describe, expect, it } from 'vitest';
import { currentShop, shopOf, shopUrl } from './shops.ts';

afterEach(() => {
  delete document.documentElement.dataset['tenant'];
});

describe('shopOf', () => {
  it.each([
    ['JS_DE', 'Erlebnishaus Deutschland', '16,2 x 16,2 x 1,7 cm', '7,90 €'],
    ['MD_AT', 'Mein Tag Österreich', '16,2 x 16,2 x 1,6 cm', '7,90 €'],
    ['MD_CH', 'Mein Tag Schweiz', '16,2 x 16,2 x 1,6 cm', '7,90 CHF'],
  ] as const)('returns name, size and price of %s', (tenant, label, size, price) => {
    const shop = shopOf(tenant);
    expect(shop.label).toBe(label);
    expect(shop.tenantConfig.giftWrapperSize).toBe(size);
    expect(shop.tenantConfig.boxWithGreetingCardPrice).toBe(price);
  });
});

describe('currentShop', () => {
  it.each([
    ['MD_CH', 'MD_CH'],
    ['XX', 'JS_DE'],
    [undefined, 'JS_DE'],
  ])('reads the tenant of the page: %s is %s', (given, tenant) => {
    if (given !== undefined) document.documentElement.dataset['tenant'] = given;
    expect(currentShop().tenant).toBe(tenant);
  });
});

describe('shopUrl', () => {
  it('is relative to the page', () => {
    expect(shopUrl('api/cart', shopOf('MD_DE'))).toBe(new URL('shop/md_de/api/cart', document.baseURI).href);
  });
});
