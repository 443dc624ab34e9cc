import type { Analytics, ProductData } from 'cart-fragment/analytics';

declare const analytics: Analytics;
declare const product: ProductData;
declare const body: FormData;

// docs
const response = await fetch('/shop/cart/add', { method: 'POST', body });
const { cartId, cartVersion } = (await response.json()) as { cartId: string; cartVersion: number };
analytics.addToCart(product, { cartId, cartVersion });
// docs end
