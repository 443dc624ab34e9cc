import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildCart, buildItem, buildPackaging, buildProduct, price } from '../test-support/cart-builders.ts';
import type { Cart, CartItem } from './cart.ts';
import { toMinor } from './money.ts';
import { sumParts } from './sum-change.ts';

const methods = [
  ['Standard', 'Standardversand', 4.9],
  ['BoxStandard', 'Standardversand für Boxen', 5.9],
  ['Online', 'Online (PDF)', 0],
] as const;

interface Sums {
  readonly packaging?: number;
  readonly method?: (typeof methods)[number][0];
  readonly discount?: number;
  readonly campaign?: string;
  readonly vouchers?: number;
  /** Added by the server for a reason of its own. */
  readonly extra?: number;
}

/** A cart whose total is the sum of its parts. */
function cartOf(items: readonly CartItem[], sums: Sums = {}): Cart {
  const { packaging = 0, method = 'Standard', discount = 0, campaign, vouchers = 0, extra = 0 } = sums;
  const shipping = price(methods.find(([name]) => name === method)![2]);
  const minor = items.reduce((sum, { total }) => sum + toMinor(total.gross), 0) + toMinor(shipping.gross);
  const others = [packaging, extra, -discount, -vouchers].reduce((sum, amount) => sum + Math.round(amount * 100), 0);
  return buildCart({
    items,
    packagingTotal: price(packaging),
    shipping: { method, price: shipping },
    totalDiscount: price(discount).gross,
    discount: campaign ? { campaign } : null,
    vouchers: vouchers > 0 ? [{ id: 'GS', balance: price(999).gross, deductedAtPurchase: price(vouchers).gross }] : [],
    total: price((minor + others) / 100),
    availableShippingMethods: methods.map(([name, title, amount]) => ({
      method: name,
      title,
      subtitle: '',
      price: price(amount),
      details: null,
    })),
  });
}

function item(id: string, total: number, packed: readonly [title: string, amount: number] = ['PDF', 0]): CartItem {
  const [title, amount] = packed;
  const selectedPackaging = { ...buildPackaging('GiftBox'), title, price: price(amount) };
  return buildItem({ id, product: buildProduct({ title: `Kurs ${id}` }), total: price(total), selectedPackaging });
}

const boxed = item('1', 80, ['Geschenkbox', 7.9]);
const inEnvelope = item('1', 80, ['Geschenkumschlag', 3.9]);

describe('sumParts', () => {
  it.each([
    [
      'a packaging, and the shipping that it needs',
      cartOf([inEnvelope], { packaging: 3.9 }),
      cartOf([boxed], { packaging: 7.9, method: 'BoxStandard' }),
      [
        { kind: 'packaging', title: 'Geschenkbox', amount: 400 },
        { kind: 'shipping', title: 'Standardversand für Boxen', amount: 100 },
      ],
    ],
    [
      'a quantity',
      cartOf([item('1', 80)]),
      cartOf([item('1', 160)]),
      [{ kind: 'items', title: 'Kurs 1', amount: 8000 }],
    ],
    [
      'a removed item with its packaging',
      cartOf([boxed, item('2', 50)], { packaging: 7.9 }),
      cartOf([item('2', 50)]),
      [
        { kind: 'items', title: 'Kurs 1', amount: -8000 },
        { kind: 'packaging', title: 'Geschenkbox', amount: -790 },
      ],
    ],
    ['an added item', cartOf([]), cartOf([item('1', 80)]), [{ kind: 'items', title: 'Kurs 1', amount: 8000 }]],
    [
      'three items, merged',
      cartOf([]),
      cartOf([item('1', 80), item('2', 20), item('3', 5)]),
      [{ kind: 'items', title: null, amount: 10_500 }],
    ],
    [
      'a packaging whose price is counted for each piece',
      cartOf([inEnvelope], { packaging: 7.8 }),
      cartOf([boxed], { packaging: 15.8 }),
      [{ kind: 'packaging', title: 'Geschenkbox', amount: 800 }],
    ],
    [
      'packagings whose prices do not add up',
      cartOf([inEnvelope, { ...inEnvelope, id: '2' }], { packaging: 5 }),
      cartOf([boxed, { ...boxed, id: '2' }], { packaging: 6 }),
      [{ kind: 'packaging', title: null, amount: 100 }],
    ],
    [
      'free shipping',
      cartOf([inEnvelope]),
      cartOf([inEnvelope], { method: 'Online' }),
      [{ kind: 'shipping', title: null, amount: -490 }],
    ],
    [
      'the friends discount',
      cartOf([item('1', 80)]),
      cartOf([item('1', 160)], { discount: 8, campaign: 'FRIENDS' }),
      [
        { kind: 'items', title: 'Kurs 1', amount: 8000 },
        { kind: 'friends', title: null, amount: -800 },
      ],
    ],
    [
      'the end of the friends discount',
      cartOf([item('1', 160)], { discount: 8, campaign: 'FRIENDS' }),
      cartOf([item('1', 80)]),
      [
        { kind: 'items', title: 'Kurs 1', amount: -8000 },
        { kind: 'friends', title: null, amount: 800 },
      ],
    ],
    [
      'a code and a voucher',
      cartOf([item('1', 80)]),
      cartOf([item('1', 80)], { discount: 10, campaign: 'Willkommen', vouchers: 25 }),
      [
        { kind: 'discount', title: null, amount: -1000 },
        { kind: 'vouchers', title: null, amount: -2500 },
      ],
    ],
    [
      "an amount of the server's own",
      cartOf([]),
      cartOf([], { extra: 0.01 }),
      [{ kind: 'other', title: null, amount: 1 }],
    ],
    ['nothing', cartOf([inEnvelope]), cartOf([inEnvelope]), []],
  ] as const)('names %s', (_, before, after, parts) => {
    expect(sumParts(before, after)).toEqual(parts);
  });

  it('adds up to the change of the total to the cent, whatever the carts contain', () => {
    const minor = fc.nat(1_000_000).map((amount) => amount / 100);
    const items = fc.array(
      fc.tuple(fc.constantFrom('1', '2', '3', '4'), minor, fc.constantFrom('PDF', 'Geschenkbox'), minor),
      { maxLength: 6 },
    );
    const carts = fc
      .tuple(
        items,
        fc.record({
          packaging: minor,
          method: fc.constantFrom(...methods.map(([name]) => name)),
          discount: minor,
          campaign: fc.constantFrom('FRIENDS', 'Willkommen', ''),
          vouchers: minor,
          extra: minor,
        }),
      )
      .map(([lines, sums]) =>
        cartOf(
          lines.map(([id, total, title, amount]) => item(id, total, [title, amount])),
          sums,
        ),
      );
    fc.assert(
      fc.property(carts, carts, (before, after) => {
        const parts = sumParts(before, after);
        const sum = parts.reduce((total, { amount }) => total + amount, 0);
        expect(sum).toBe(toMinor(after.total.gross) - toMinor(before.total.gross));
        expect(parts.every(({ amount }) => Number.isInteger(amount) && amount !== 0)).toBe(true);
        expect(parts.length).toBeLessThanOrEqual(8);
      }),
    );
  });
});
