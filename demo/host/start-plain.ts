/** Pages without a cart: product page, checkout and confirmation. */
import { connectShop } from './backend/connect-shop.ts';
import { control } from './backend/control.ts';
import { showCheckoutSummary } from './checkout-summary.ts';
import { showConfirmation } from './confirmation.ts';
import { showDemoPanel } from './demo-panel.ts';
import { showProductPage } from './product-page.ts';
import { showProductTiles } from './product-tiles.ts';
import { trackPromoBar } from './shop/promo-bar.ts';
import { announceCart } from './tiles/announce-cart.ts';

showDemoPanel();
await connectShop();
showConfirmation();
trackPromoBar();
await Promise.all([control.cart().then(announceCart), showProductPage(), showCheckoutSummary(), showProductTiles()]);
