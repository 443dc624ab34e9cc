import type { Cart } from './cart.ts';
import { currenciesOf } from './cart-currencies.ts';
import type { Finding } from './mistake.ts';
import { sumsOf } from './sums.ts';

/** Sums in one currency that are off by more than a cent. A sum that the shop does not send counts as 0. */
export function wrongSums(cart: Cart): Finding[] {
  const currencies = [...currenciesOf(cart)];
  if (currencies.length > 1) {
    const found = currencies.join(', ');
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
