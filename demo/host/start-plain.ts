/** Pages without a cart: product page, checkout, confirmation and vouchers. */
import { connectShop } from './backend/connect-shop.ts';
import { control } from './backend/control.ts';
import { showCheckoutPage } from './checkout-page.ts';
import { showConfirmation } from './confirmation.ts';
import { showDemoPanel } from './demo-panel.ts';
import { showProductPage } from './product-page.ts';
import { showProductTiles } from './product-tiles.ts';
import { showCustomer } from './shop/customer.ts';
import { followShopLinks } from './shop/follow-shop-links.ts';
import { trackPromoBar } from './shop/promo-bar.ts';
import { dispatchCartVersion } from './tiles/dispatch-cart-version.ts';
import { showVoucherPage } from './voucher-page.ts';
import { startWishlist } from './wishlist.ts';

followShopLinks();
const connected = connectShop();
showDemoPanel();
await connected;
showCustomer((await control.settings()).loggedIn);
showConfirmation();
showVoucherPage();
trackPromoBar();
await Promise.all([
  startWishlist(),
  control.cart().then(dispatchCartVersion),
  showProductPage(),
  showCheckoutPage(),
  showProductTiles(),
]);
