import { existsSync } from 'node:fs';
import { operations } from 'cart-fragment/api';
import { describe, expect, it } from 'vitest';
import { catalog, productsOf } from './catalog.ts';
import { firstPackaging, packagingsFor, packagingVariants, selectPackaging } from './packagings.ts';
import { currencyOf, shopTenants } from './shop-tenant.ts';
import { catalogProduct as product, overTheWire } from './testing/cart-on-the-wire.ts';

describe('packagingsFor', () => {
  it.each(shopTenants)('returns valid options for %s in its currency', (tenant) => {
    const options = productsOf(tenant).flatMap((sold) => packagingsFor(sold, tenant));
    expect(overTheWire(tenant, { availablePackagingOptions: options }).availablePackagingOptions).toEqual(options);
    for (const { price } of options) expect(price?.gross.currencyCode).toBe(currencyOf(tenant));
  });

  it('offers the pre-selected design of the gift box', () => {
    const box = packagingsFor(product('p-1007'), 'JS_DE').find(({ type }) => type === 'GiftBox');
    expect(box).toMatchObject({ variantId: 'giftbox-11', hasMultipleVariants: true });
  });

  it('has every preselected design', () => {
    for (const { preSelectedWrappingVariantId: id } of catalog) {
      if (id !== null) expect(packagingVariants(id, 'JS_DE'), id).not.toBeNull();
    }
  });

  it('offers nothing for a box', () => {
    expect(packagingsFor(product('p-2001'), 'JS_DE')).toEqual([]);
  });
});

describe('packagingVariants', () => {
  it('returns the gift boxes, each with a price and a picture', () => {
    const answer = packagingVariants('giftbox-8', 'MD_CH');
    expect(answer).toMatchObject(operations.getPackagingVariants.answer.parse(answer));
    expect(answer?.variants.slice(0, 2)).toMatchObject([
      { variantId: 'giftbox-7', title: 'Sternenhimmel', price: { gross: { amount: 7.9, currencyCode: 'CHF' } } },
      { variantId: 'giftbox-8', title: 'Konfetti' },
    ]);
    const files = answer?.variants.map(({ image }) => image?.src ?? '') ?? [];
    expect(new Set(files).size).toBe(files.length);
    expect(files.length).toBeGreaterThanOrEqual(4);
  });

  it('returns null for an unknown design', () => {
    expect(packagingVariants('giftbox-99', 'JS_DE')).toBeNull();
  });
});

describe('selectPackaging', () => {
  it('returns the chosen design', () => {
    expect(selectPackaging(product('p-1001'), 'giftbox-8', 'JS_DE')).toMatchObject({
      type: 'GiftBox',
      variantTitle: 'Konfetti',
      price: { gross: { amount: 7.9, currencyCode: 'EUR' } },
    });
  });

  it.each([
    ['an unknown design', 'p-1001', 'giftbox-99'],
    ['a packaging that the product does not come in', 'p-3001', 'giftbox-8'],
  ])('returns null for %s', (_, id, variantId) => {
    expect(selectPackaging(product(id), variantId, 'JS_DE')).toBeNull();
  });
});

describe('firstPackaging', () => {
  it.each([
    ['p-1001', 'Pdf'],
    ['p-2001', 'Included'],
    ['p-4001', 'Included'],
  ])('packs %s as %s', (id, type) => {
    const packaging = firstPackaging(product(id), 'JS_DE');
    expect(overTheWire('JS_DE', { selectedPackaging: packaging }).selectedPackaging).toEqual(packaging);
    expect(packaging.type).toBe(type);
  });
});

describe('packaging pictures', () => {
  it('exist for every design', () => {
    const sources = catalog.flatMap((sold) => [
      firstPackaging(sold, 'JS_DE').thumbnail?.src,
      ...packagingsFor(sold, 'JS_DE').flatMap(({ variantId }) =>
        (packagingVariants(variantId, 'JS_DE')?.variants ?? []).map(({ image }) => image?.src),
      ),
    ]);
    for (const src of new Set(sources)) {
      const file = new URL(`../../../demo/pictures/${src?.replace('../../images/', '')}`, import.meta.url);
      expect(existsSync(file), src).toBe(true);
    }
  });
});
