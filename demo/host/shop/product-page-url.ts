/** The demo's page of a product; the shop sends `experiences/{id}` there. */
export function productPageUrl(productId: string): string {
  return `product.html?id=${encodeURIComponent(productId)}`;
}
