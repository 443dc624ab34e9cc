/** The cart page: starts the shop in the browser, prepares the data, then loads the cart. */
import { connectShop } from './backend/connect-shop.ts';
import { showDemoPanel } from './demo-panel.ts';
import { showProductTiles } from './product-tiles.ts';
import { refreshCart } from './shop/cart-element.ts';
import { prepareCart, prepareRenderedCart } from './shop/prepare-cart.ts';
import { trackPromoBar } from './shop/promo-bar.ts';
import { showRest } from './shop/show-rest.ts';
import { startWishlist } from './wishlist.ts';
import { scriptUrl } from './shop/trusted-script-url.ts';

/** `?delay=5000` delays the cart's script by so many milliseconds, to show the page without it. */
function delay(): Promise<void> {
  const ms = Number(new URLSearchParams(location.search).get('delay')) || 0;
  return new Promise((resolve) => setTimeout(resolve, Math.min(Math.max(ms, 0), 60_000)));
}

const isRendered = document.documentElement.dataset['page'] === 'server-rendered';

// The page contains the cart of a new visitor. The refresh shows the visitor's own cart.
if (isRendered) window.addEventListener('cartFragmentReady', () => void refreshCart(), { once: true });

const connected = connectShop();
showDemoPanel();
await Promise.all([connected, delay()]);
trackPromoBar();
await (isRendered ? prepareRenderedCart() : prepareCart());
await Promise.all([
  startWishlist(),
  import(scriptUrl(new URL('package/cart-fragment.js', document.baseURI))),
  showProductTiles(),
]);
await showRest();
