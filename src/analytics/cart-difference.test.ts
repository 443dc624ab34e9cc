import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cart, CartItem } from '../domain/cart.ts';
import { buildCart, buildItem, buildPackaging, buildProduct } from '../test-support/cart-builders.ts';
import { otherPushes, quantityDifferences, salePushes } from './cart-difference.ts';
import { countCart, lastCounted } from './counted-cart.ts';
import { itemOf } from './items.ts';
import { ga4Push } from './testing/ga4-schema.ts';
import { memoryStorage } from './testing/memory-storage.ts';

const cooking = buildItem({ id: 'koch', quantity: 2 });
const balloon = buildItem({ id: 'ballon', product: buildProduct({ id: 'p-2', manufacturerSku: '7002' }) });

const describeItems = (...carts: Cart[]) =>
  new Map(carts.flatMap(({ items }) => items.map((item) => [item.id, itemOf(item, { tenant: 'JS_DE' })])));
const count = (cart: Cart) => countCart(cart, [], memoryStorage(), describeItems(cart));

function difference(before: Cart, now: Cart) {
  const counted = count(before);
  const pushes = [
    ...salePushes(quantityDifferences(counted, count(now), describeItems(before, now)), 'EUR'),
    ...otherPushes(counted, count(now), before, now, 'JS_DE'),
  ];
  pushes.forEach((push) => ga4Push.parse(push));
  return pushes;
}

describe('quantityDifferences and otherPushes', () => {
  it.each([
    ['more of an item', [cooking], [{ ...cooking, quantity: 5 }], 'add_to_cart', '5001', 3],
    ['less of an item', [cooking], [{ ...cooking, quantity: 1 }], 'remove_from_cart', '5001', 1],
    ['a new item', [cooking], [cooking, balloon], 'add_to_cart', '7002', 1],
    ['a removed item', [cooking, balloon], [balloon], 'remove_from_cart', '5001', 2],
  ])('counts %s', (_, before, now, event, sku, quantity) => {
    expect(difference(buildCart({ items: before }), buildCart({ items: now }))).toMatchObject([
      {
        event,
        ecommerce: { currency: 'EUR', value: Math.round(7990 * quantity) / 100, items: [{ item_id: sku, quantity }] },
      },
    ]);
  });

  it('pushes all added and all removed items in one push each', () => {
    const third = buildItem({ id: 'dritt', product: buildProduct({ manufacturerSku: '3' }) });
    const before = buildCart({ items: [cooking, balloon] });
    const pushes = difference(before, buildCart({ items: [third, { ...balloon, quantity: 4 }] }));
    expect(pushes.map(({ event }) => event)).toEqual(['remove_from_cart', 'add_to_cart']);
    expect(pushes).toMatchObject([
      { ecommerce: { items: [{ item_id: '5001', quantity: 2 }] } },
      {
        ecommerce: {
          items: [
            { item_id: '3', quantity: 1 },
            { item_id: '7002', quantity: 3 },
          ],
        },
      },
    ]);
  });

  it('pushes a selected shipping method, but not its removal', () => {
    const express = buildCart({
      shipping: { method: 'Express', price: { gross: { amount: 14.9, currencyCode: 'EUR' } } },
    });
    expect(difference(buildCart(), express)).toMatchObject([
      { event: 'add_shipping_info', ecommerce: { shipping_tier: 'Express', items: [{ item_id: '5001' }] } },
    ]);
    expect(difference(express, buildCart({ shipping: { ...express.shipping, method: null } }))).toEqual([]);
  });

  const voucher = {
    id: 'GS-77',
    balance: { amount: 50, currencyCode: 'EUR' },
    deductedAtPurchase: { amount: 50, currencyCode: 'EUR' },
  } as const;
  const coupon = { coupon: { code: 'SOMMER' } };
  const wrapped = { items: [{ ...cooking, selectedPackaging: buildPackaging('Included') }] };
  const number = { payback: { number: '3103187694', scrid: null, points: null } };

  it.each([
    [
      'a packaging',
      { items: [cooking] },
      wrapped,
      [{ interaction: 'packaging_selected', item_id: '5001', packaging: 'GiftBox' }],
    ],
    ['a code', {}, coupon, [{ interaction: 'coupon_applied', coupon: 'SOMMER' }]],
    ['a removed code', coupon, {}, [{ interaction: 'coupon_removed', coupon: 'SOMMER' }]],
    [
      'a replaced code',
      coupon,
      { coupon: { code: 'WINTER' } },
      [
        { interaction: 'coupon_removed', coupon: 'SOMMER' },
        { interaction: 'coupon_applied', coupon: 'WINTER' },
      ],
    ],
    ['a voucher', {}, { vouchers: [voucher] }, [{ interaction: 'voucher_applied' }]],
    ['a removed voucher', { vouchers: [voucher] }, {}, [{ interaction: 'voucher_removed' }]],
    ['a loyalty number', {}, number, [{ interaction: 'loyalty_number_saved' }]],
    [
      'a replaced loyalty number',
      number,
      { payback: { ...number.payback, number: '3999999999' } },
      [{ interaction: 'loyalty_number_saved' }],
    ],
    ['a removed loyalty number', number, {}, []],
  ])('pushes %s', (_, before, now, interactions) => {
    const pushes = difference(buildCart(before), buildCart({ cartVersion: 2, ...now }));
    expect(pushes).toEqual(interactions.map((interaction) => ({ event: 'cart_interaction', ...interaction })));
    expect(JSON.stringify(pushes)).not.toMatch(/GS-77|3103187694/);
  });

  it('pushes nothing for equal carts', () => {
    expect(difference(buildCart(), buildCart({ cartVersion: 2 }))).toEqual([]);
  });

  const anyCart = fc
    .uniqueArray(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', '__proto__'), fc.integer({ min: 1, max: 25 })), {
      selector: ([id]) => id,
    })
    .map((items) =>
      buildCart({
        items: items.map(([id, quantity]) =>
          buildItem({ id, quantity, product: buildProduct({ manufacturerSku: id }) }),
        ),
      }),
    );

  it('adds up: additions minus removals are the difference between the last and the first cart', () => {
    fc.assert(
      fc.property(fc.array(anyCart, { minLength: 2, maxLength: 6 }), (carts) => {
        const sums = new Map<string, number>();
        carts.slice(1).forEach((now, index) => {
          for (const push of difference(carts[index]!, now)) {
            if (push.event !== 'add_to_cart' && push.event !== 'remove_from_cart') continue;
            const sign = push.event === 'add_to_cart' ? 1 : -1;
            for (const { item_id, quantity } of push.ecommerce.items) {
              sums.set(item_id, (sums.get(item_id) ?? 0) + sign * quantity);
            }
          }
        });
        const quantity = (items: readonly CartItem[], id: string) =>
          items.find((item) => item.id === id)?.quantity ?? 0;
        for (const id of ['a', 'b', 'c', 'd', '__proto__']) {
          const change = quantity(carts.at(-1)!.items, id) - quantity(carts[0]!.items, id);
          expect(sums.get(id) ?? 0).toBe(change);
        }
      }),
    );
  });
});

describe('lastCounted', () => {
  it('reads stored carts, and rejects anything else', () => {
    const storage = memoryStorage();
    const counted = count(buildCart());
    lastCounted.write(storage, counted);
    expect(lastCounted.read(storage)).toEqual(counted);
    for (const hostile of [
      null,
      1,
      'x',
      [],
      {},
      { ...counted, items: [['a', 'b', 1]] },
      { ...counted, items: [['a', 1, '', { item_id: 'a', price: {} }]] },
      { ...counted, uncounted: [[1]] },
      { ...counted, vouchers: '1' },
    ]) {
      storage.data.write({ cart: hostile });
      expect(lastCounted.read(storage)).toBeNull();
    }
  });
});
