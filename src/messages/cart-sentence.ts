import { countPieces, type Cart } from '../domain/cart.ts';
import { formatMoney, formatNumber } from './format.ts';

/** Text of the status region after a change, for example `3 Artikel im Warenkorb, Gesamtsumme 429,50 €`. */
export function cartSentence(cart: Cart): string {
  return `${formatNumber(countPieces(cart))} Artikel im Warenkorb, Gesamtsumme ${formatMoney(cart.total.gross)}`;
}
