import { toMinor, type Product, type SelectedPackaging } from 'cart-fragment/api';
import type { Assortment } from '../assortment.ts';
import type { CartLine } from './stored-cart.ts';

/** A line with its current price in minor units. */
export interface PricedLine {
  readonly line: CartLine;
  readonly product: Product;
  readonly packaging: SelectedPackaging;
  readonly total: number;
}

/** Returns the lines whose products are still sold, at current prices. */
export function priceLines(lines: readonly CartLine[], assortment: Assortment): readonly PricedLine[] {
  return lines.flatMap((line) => {
    const product = assortment.product(line.productId);
    if (!product) return [];
    const chosen = line.packagingVariantId && assortment.pack(product.id, line.packagingVariantId);
    return [
      {
        line,
        product,
        packaging: chosen || assortment.firstPackaging(product.id),
        total: toMinor(product.price.gross) * line.quantity,
      },
    ];
  });
}

export function sumOf(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, { total }) => sum + total, 0);
}

/** Returns the price of all packagings in minor units. A line has one packaging, regardless of its quantity. */
export function packagingTotalOf(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, { packaging }) => sum + (packaging.price ? toMinor(packaging.price.gross) : 0), 0);
}

export function isReduced({ product }: PricedLine): boolean {
  return product.originalPrice !== null;
}
