/** Pages without a cart: a product's own, and the step after the cart. */
import { connectShop } from './backend/connect-shop.ts';
import { showCheckoutSummary } from './checkout-summary.ts';
import { showDemoPanel } from './demo-panel.ts';
import { showProductPage } from './product-page.ts';
import { showProductTiles } from './product-tiles.ts';

showDemoPanel();
await connectShop();
await Promise.all([showProductPage(), showCheckoutSummary(), showProductTiles()]);
