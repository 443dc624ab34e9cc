import { isFriendsCode } from './friends-discount.ts';
import type { Product } from './product.ts';
import { reducedFrom } from './reduced-from.ts';

/** The kind of price in analytics. */
export type PriceCategory = 'regular' | 'special' | 'friends discount';

interface Priced {
  readonly product: Pick<Product, 'discountType' | 'originalPrice' | 'price'>;
  readonly discount: { readonly campaign: string } | null;
}

export function priceCategoryOf(item: Priced): PriceCategory {
  const { discountType } = item.product;
  if (discountType === 'FriendDiscount' || isFriendsCode(item.discount?.campaign)) return 'friends discount';
  if (discountType === 'StrikePrice') return 'special';
  return reducedFrom(item.product) ? 'special' : 'regular';
}

/** Whether a discount code can apply to an item. */
export function isDiscountable(item: Priced & { readonly product: Pick<Product, 'productType'> }): boolean {
  const { productType } = item.product;
  return (productType === 'Experience' || productType === 'Box') && priceCategoryOf(item) === 'regular';
}
