/** Returns the demo's page of a product, to which the shop redirects `experiences/{id}`. */
export function productPageUrl(productId: string): string {
  return `product.html?id=${encodeURIComponent(productId)}`;
}
