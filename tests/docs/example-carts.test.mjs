import { readFileSync } from 'node:fs';
import { cartSchema, openApiDocument } from 'cart-fragment-contract';
import { describe, expect, it } from 'vitest';
import { droppedValues } from '../../src/api/schemas/dropped-values.ts';
import { wrongSums } from '../../src/domain/sums.ts';

const read = (name) => JSON.parse(readFileSync(`docs/examples/${name}.json`, 'utf8'));
const { schemas } = openApiDocument().components;
const fieldsOf = (schema) => Object.keys(schemas[schema].properties);
const inMinorUnits = (price) => Math.round(price.gross.amount * 100);

describe.each(['minimal-cart', 'full-cart'])('docs/examples/%s.json', (name) => {
  it('is a valid cart', () => {
    expect(cartSchema.safeParse(read(name)).error).toBeUndefined();
  });

  it('has no value that the cart ignores or finds wrong', () => {
    expect(droppedValues(cartSchema, read(name))).toEqual([]);
    expect(wrongSums(cartSchema.parse(read(name)))).toEqual([]);
  });

  it('has one of its shipping methods', () => {
    const { shipping, availableShippingMethods } = cartSchema.parse(read(name));
    expect(availableShippingMethods.map(({ method }) => method)).toContain(shipping.method);
  });

  it('has a total that is the sum of its parts', () => {
    const { items, total, packagingTotal, shipping, totalDiscount, vouchers = [] } = cartSchema.parse(read(name));
    const added = [...items.map((item) => item.total), packagingTotal, shipping.price];
    const deducted = [totalDiscount, ...vouchers.map((voucher) => voucher.deductedAtPurchase)];
    const sum = (prices) => prices.map(inMinorUnits).reduce((subtotal, amount) => subtotal + amount, 0);
    expect(sum([total])).toBe(sum(added) - sum(deducted.map((gross) => ({ gross }))));
  });
});

describe('docs/examples/full-cart.json', () => {
  const cart = read('full-cart');
  const [first, ticket] = cart.items;

  it.each([
    ['Cart', cart],
    ['CartItem', first],
    ['Product', first.product],
    ['Appointment', ticket.appointment],
    ['PackagingOption', first.availablePackagingOptions[0]],
    ['ShippingMethod', cart.availableShippingMethods[0]],
    ['Voucher', cart.vouchers[0]],
  ])('has every field of %s', (schema, value) => {
    expect(Object.keys(value)).toEqual(expect.arrayContaining(fieldsOf(schema)));
  });
});
