import type { Cart } from './cart.ts';
import { toMinor, type Price } from './money.ts';

/** A sum of a cart that the shop has computed, in minor units. */
export interface Sum {
  /** Path in the cart. */
  readonly name: string;
  readonly found: number;
  readonly expected: number;
  readonly formula: string;
  /** Of an item, whose price may be the rounded share of a piece. */
  readonly quantity?: number;
}

/** The sums of a cart, each with what its parts add up to. */
export function sumsOf({ items, total, packagingTotal, shipping, totalDiscount, vouchers }: Cart): Sum[] {
  const cents = (price: Price | null | undefined) => (price ? toMinor(price.gross) : 0);
  const add = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
  const added = add(items.map((item) => cents(item.total))) + cents(packagingTotal) + cents(shipping.price);
  const deducted = add(vouchers.map(({ deductedAtPurchase }) => toMinor(deductedAtPurchase)));
  return [
    ...items.map(({ product, quantity, total }, index) => ({
      name: `items.${index}.total`,
      found: cents(total),
      expected: cents(product.price) * quantity,
      formula: 'price × quantity',
      quantity,
    })),
    {
      name: 'packagingTotal',
      found: cents(packagingTotal),
      expected: add(items.map(({ selectedPackaging }) => cents(selectedPackaging?.price))),
      formula: 'the prices of selectedPackaging',
    },
    {
      name: 'total',
      found: cents(total),
      expected: added - toMinor(totalDiscount) - deducted,
      formula: 'items + packagingTotal + shipping − totalDiscount − vouchers',
    },
  ];
}
