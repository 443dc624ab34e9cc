import { type Money, toMinor } from './money.ts';
import type { Product } from './product.ts';

export function reducedFrom({ originalPrice, price }: Pick<Product, 'originalPrice' | 'price'>): Money | null {
  return originalPrice !== null && toMinor(originalPrice.gross) > toMinor(price.gross) ? originalPrice.gross : null;
}
