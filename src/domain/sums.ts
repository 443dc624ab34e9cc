import type { Cart } from './cart.ts';
import type { Finding } from './mistake.ts';
import { sumMinor, type Price } from './money.ts';

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
  const cents = (...prices: readonly (Price | null | undefined)[]) =>
    sumMinor(prices.flatMap((price) => price?.gross ?? []));
  const added = cents(...items.map((item) => item.total), packagingTotal, shipping.price);
  const deducted = sumMinor([totalDiscount, ...vouchers.map(({ deductedAtPurchase }) => deductedAtPurchase)]);
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
      expected: cents(...items.map(({ selectedPackaging }) => selectedPackaging?.price)),
      formula: 'the prices of selectedPackaging',
    },
    {
      name: 'total',
      found: cents(total),
      expected: added - deducted,
      formula: 'items + packagingTotal + shipping − totalDiscount − vouchers',
    },
  ];
}

/** Sums in one currency that are off by more than a cent. A sum that the shop does not send counts as 0. */
export function wrongSums(cart: Cart): Finding[] {
  const currencies = [...new Set(currenciesIn(cart))];
  if (currencies.length > 1) {
    const found = currencies.toSorted().join(', ');
    return [{ kind: 'mixed currencies', path: 'currencyCode', found, expected: 'one currency' }];
  }
  return sumsOf(cart).flatMap(({ name, found, expected, formula, quantity = 1 }) => {
    const isMissing = found === 0 && name !== 'total';
    // Without a price, that of an item is the rounded share of a piece.
    const isRounded = Math.round(found / quantity) * quantity === expected;
    if (isMissing || isRounded || Math.abs(found - expected) <= 1) return [];
    const texts = { found: String(found / 100), expected: `${expected / 100} (${formula})` };
    return [{ kind: 'wrong sum', path: `${name}.gross.amount`, ...texts }];
  });
}

/** Those of all amounts except balances, which no sum contains. */
function currenciesIn(value: unknown, name = ''): string[] {
  if (name === 'currencyCode') return [String(value)];
  if (name === 'balance' || !(value instanceof Object)) return [];
  return Object.entries(value).flatMap(([key, inner]) => currenciesIn(inner, key));
}
