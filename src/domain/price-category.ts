import type { CartItem } from './cart.ts';
import { friendsCode } from './friends-discount.ts';
import { toMinor } from './money.ts';

/** Specification, 3. */
export type PriceCategory = 'regular' | 'special' | 'friends discount';

/** Which kind of price an item is sold at, for reports. */
export function priceCategoryOf(item: CartItem): PriceCategory {
  const { discountType, originalPrice, price } = item.product;
  if (discountType === 'FriendDiscount' || item.discount?.campaign === friendsCode) return 'friends discount';
  if (discountType === 'StrikePrice') return 'special';
  return originalPrice !== null && toMinor(originalPrice.gross) > toMinor(price.gross) ? 'special' : 'regular';
}
