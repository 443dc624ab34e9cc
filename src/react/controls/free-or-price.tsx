import { isZero, type Money } from '../../domain/money.ts';
import { formatMoney } from '../../messages/format.ts';
import { texts } from '../../messages/texts.ts';

/** The price of something that comes with an item; what costs nothing says so. */
export function FreeOrPrice({ price }: { readonly price: Money }) {
  return isZero(price) ? texts.free : formatMoney(price);
}
