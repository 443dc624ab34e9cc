import type { Product } from './product.ts';

/** Whether a discount code can apply to a product (specification, 5 and 9). */
export function isDiscountable({
  productType,
  originalPrice,
}: Pick<Product, 'productType' | 'originalPrice'>): boolean {
  return (productType === 'Experience' || productType === 'Box') && originalPrice === null;
}
