import { priceCategoryOf, type Priced } from './price-category.ts';
import type { Product } from './product.ts';

/** Whether a discount code can apply to an item. */
export function isDiscountable(item: Priced & { readonly product: Pick<Product, 'productType'> }): boolean {
  const { productType } = item.product;
  return (productType === 'Experience' || productType === 'Box') && priceCategoryOf(item) === 'regular';
}
