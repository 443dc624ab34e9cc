/** Pages without a cart: product page and checkout. */
import { connectShop } from './backend/connect-shop.ts';
import { control } from './backend/control.ts';
import { showCheckoutSummary } from './checkout-summary.ts';
import { showDemoPanel } from './demo-panel.ts';
import { showProductPage } from './product-page.ts';
import { showProductTiles } from './product-tiles.ts';
import { announceCart } from './tiles/announce-cart.ts';

showDemoPanel();
await connectShop();
await Promise.all([control.cart().then(announceCart), showProductPage(), showCheckoutSummary(), showProductTiles()]);
