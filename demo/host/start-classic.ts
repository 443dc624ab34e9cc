/** The page with the classic script in its markup: only the shop's calls have to wait. */
import { connectShop } from './backend/connect-shop.ts';
import { control } from './backend/control.ts';
import { showDemoPanel } from './demo-panel.ts';
import { showProductTiles } from './product-tiles.ts';
import { configureCart } from './shop/shop-cart.ts';
import { showCustomer } from './shop/customer.ts';
import { followShopLinks } from './shop/follow-shop-links.ts';
import { trackPromoBar } from './shop/promo-bar.ts';
import { showRest } from './shop/show-rest.ts';
import { startWishlist } from './wishlist.ts';

followShopLinks();
const connected = connectShop();
configureCart(null);
showDemoPanel();
await connected;
showCustomer((await control.settings()).loggedIn);
trackPromoBar();
await Promise.all([startWishlist(), showProductTiles()]);
await showRest();
