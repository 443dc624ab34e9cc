import { countPieces, type Cart } from '../domain/cart.ts';
import { formatMoney, formatNumber } from './format.ts';
import { say } from './say.ts';

export function cartSize(cart: Cart): string {
  return `${formatNumber(countPieces(cart))} Artikel`;
}

/** Text of the status region after a change. */
export function cartSentence(cart: Cart): string {
  return say`${cartSize(cart)} im Warenkorb, die Gesamtsumme beträgt ${formatMoney(cart.total.gross)}.`;
}
