import type { Cart } from './cart.ts';

/**
 * Identifies a version of a cart in the headers `ETag` and `If-Match`, for example `"cart-1.17"`. Characters that a tag
 * cannot contain become `_`.
 */
export function cartTag({ cartId, cartVersion }: Pick<Cart, 'cartId' | 'cartVersion'>): string {
  return `"${cartId.replaceAll(/[^!#-~]/g, '_')}.${cartVersion}"`;
}
