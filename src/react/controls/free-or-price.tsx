import { isZero, type Price } from '../../domain/money.ts';
import { formatMoney } from '../../messages/format.ts';
import { texts } from '../../messages/texts.ts';

/** The price of something that comes with an item; what costs nothing says so, and what is unknown says nothing. */
export function FreeOrPrice({ price }: { readonly price: Price | null }) {
  return price && (isZero(price.gross) ? texts.free : formatMoney(price.gross));
}
