import type { CartItem } from './cart.ts';
import { friendsCode } from './friends-discount.ts';
import { toMinor } from './money.ts';

/** The kind of price in analytics (specification, 3). */
export type PriceCategory = 'regular' | 'special' | 'friends discount';

export function priceCategoryOf(item: CartItem): PriceCategory {
  const { discountType, originalPrice, price } = item.product;
  if (discountType === 'FriendDiscount' || item.discount?.campaign === friendsCode) return 'friends discount';
  if (discountType === 'StrikePrice') return 'special';
  return originalPrice !== null && toMinor(originalPrice.gross) > toMinor(price.gross) ? 'special' : 'regular';
}
