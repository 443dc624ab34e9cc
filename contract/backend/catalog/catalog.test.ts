import { existsSync } from 'node:fs';
import { operations } from 'cart-fragment/api';
import { describe, expect, it } from 'vitest';
import { catalog, findProduct, productFor, productsOf } from './catalog.ts';
import { currencyOf, shopTenants } from './shop-tenant.ts';

const now = new Date('2026-11-21T09:00:00Z');
const wireProducts = shopTenants.flatMap((tenant) =>
  productsOf(tenant).map((product) => ({ tenant, product, wire: productFor(product, tenant, now) })),
);

describe('catalog', () => {
  it('has at least 26 products of every type', () => {
    expect(catalog.length).toBeGreaterThanOrEqual(26);
    expect(new Set(catalog.map((product) => product.productType))).toEqual(
      new Set(['Experience', 'Box', 'ValueVoucher', 'GiftWrap']),
    );
  });

  it.each(['id', 'manufacturerSku', 'slug', 'title'] as const)('gives every product its own %s', (key) => {
    expect(new Set(catalog.map((product) => product[key])).size).toBe(catalog.length);
  });

  it('gives every experience, appointment and picture its own id', () => {
    const ids = catalog.flatMap((product) => [
      ...(product.experienceId === null ? [] : [product.experienceId]),
      ...product.appointments.map((appointment) => appointment.appointmentId),
      product.picture.name,
    ]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has an experience for every bookable product', () => {
    for (const product of catalog) {
      expect(product.experienceId !== null, product.id).toBe(product.productType === 'Experience');
    }
  });

  it('has several tickets with at least three dates at different places', () => {
    const tickets = catalog.filter((product) => product.appointments.length > 0);
    expect(tickets.length).toBeGreaterThanOrEqual(5);
    for (const ticket of tickets) {
      expect(ticket.appointments.length, ticket.id).toBeGreaterThanOrEqual(3);
      expect(new Set(ticket.appointments.map(({ locationId }) => locationId)).size, ticket.id).toBeGreaterThan(1);
    }
  });

  it('has SKUs without loyalty points for vouchers and gift wrap only', () => {
    const uncounted = catalog.filter(({ manufacturerSku }) =>
      ['6143', '6473', '7608', '7496'].includes(manufacturerSku),
    );
    expect(uncounted.map(({ productType }) => productType).sort()).toEqual([
      'GiftWrap',
      'ValueVoucher',
      'ValueVoucher',
      'ValueVoucher',
    ]);
  });
});

describe('productFor', () => {
  it.each(wireProducts)('returns a valid $product.title for $tenant', ({ tenant, wire }) => {
    const parsed = operations.getProductDetails.answer.parse(wire);
    expect(wire).toMatchObject(parsed);
    expect(parsed.price?.gross.currencyCode).toBe(currencyOf(tenant));
    expect(parsed.price?.gross.amount).toBeGreaterThan(0);
  });

  it.each(wireProducts)('reduces $product.title for $tenant only to a lower price', ({ wire }) => {
    if (wire?.originalPrice) expect(wire.originalPrice.gross.amount).toBeGreaterThan(wire.price.gross.amount);
    expect(wire?.discountType === 'StrikePrice').toBe(wire?.originalPrice !== null);
  });

  it.each(catalog)('has a drawing of $title', (product) => {
    expect(existsSync(new URL(`../../../demo/pictures/${product.picture.name}.svg`, import.meta.url))).toBe(true);
    expect(product.picture.alt).not.toBe('');
  });

  it('returns null if the tenant does not sell the product', () => {
    const onlyFirstBrand = catalog.find((product) => product.prices.JS_DE && !product.prices.MD_DE);
    expect(onlyFirstBrand && productFor(onlyFirstBrand, 'MD_DE', now)).toBeNull();
  });

  it('keeps the original prices and the friends badge of the balloon flight', () => {
    const balloon = findProduct('p-1001');
    expect(balloon && productFor(balloon, 'JS_DE', now)).toMatchObject({
      url: 'experiences/p-1001',
      price: { gross: { amount: 179.9, currencyCode: 'EUR' } },
      originalPrice: { gross: { amount: 199.9, currencyCode: 'EUR' } },
      discountBadgeName: 'Freunde-Rabatt',
      image: { src: '../../images/ballonfahrt.svg', srcset: '' },
    });
  });

  it("uses the tenant's currency in the title of a value voucher", () => {
    const voucher = findProduct('p-3001');
    expect(voucher && productFor(voucher, 'JS_AT', now)?.title).toBe('Wertgutschein 50 €');
    expect(voucher && productFor(voucher, 'MD_CH', now)?.title).toBe('Wertgutschein 50 CHF');
  });

  it('mentions the next date of a ticket', () => {
    const race = findProduct('p-1002');
    expect(race && productFor(race, 'JS_DE', now)?.nudge?.text).toBe('Nächster Termin: 12. Dezember');
  });
});
