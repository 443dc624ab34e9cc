import { friendsCode } from './friends-discount.ts';
import { toMinor } from './money.ts';
import type { Product } from './product.ts';

/** The kind of price in analytics (specification, 3). */
export type PriceCategory = 'regular' | 'special' | 'friends discount';

interface Priced {
  readonly product: Pick<Product, 'discountType' | 'originalPrice' | 'price'>;
  readonly discount: { readonly campaign: string } | null;
}

export function priceCategoryOf(item: Priced): PriceCategory {
  const { discountType, originalPrice, price } = item.product;
  if (discountType === 'FriendDiscount' || item.discount?.campaign === friendsCode) return 'friends discount';
  if (discountType === 'StrikePrice') return 'special';
  return originalPrice !== null && toMinor(originalPrice.gross) > toMinor(price.gross) ? 'special' : 'regular';
}
