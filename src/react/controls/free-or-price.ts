import { isZero, type Price } from '../../domain/money.ts';
import { formatMoney } from '../../messages/format.ts';
import { texts } from '../../messages/texts.ts';

/** The price of an option: a text if it is free, nothing if it is unknown. */
export function freeOrPrice(price: Price | null): string | null {
  return price && (isZero(price.gross) ? texts.free : formatMoney(price.gross));
}
