/** The cart page: starts the shop in the browser, prepares the data, then loads the cart. */
import { connectShop } from './backend/connect-shop.ts';
import { showDemoPanel } from './demo-panel.ts';
import { showProductTiles } from './product-tiles.ts';
import { refreshCart } from './shop/cart-element.ts';
import { prepareCart, prepareRenderedCart } from './shop/prepare-cart.ts';
import { followShopLinks } from './shop/follow-shop-links.ts';
import { trackPromoBar } from './shop/promo-bar.ts';
import { showRest } from './shop/show-rest.ts';
import { startWishlist } from './wishlist.ts';
import { scriptUrl } from './shop/trusted-script-url.ts';

/** `?delay=5000` delays the cart's script by so many milliseconds, to show the page without it. */
function delay(): Promise<void> {
  const ms = Number(new URLSearchParams(location.search).get('delay')) || 0;
  return new Promise((resolve) => setTimeout(resolve, Math.min(Math.max(ms, 0), 60_000)));
}

const page = document.documentElement.dataset['page'];

// The page contains the cart of a new visitor. The refresh shows the visitor's own cart.
if (page === 'server-rendered') window.addEventListener('cartFragmentReady', () => void refreshCart(), { once: true });

async function loadCart(): Promise<void> {
  if (page !== 'on-touch') {
    await import(scriptUrl(new URL('package/cart-fragment.js', document.baseURI)));
    return;
  }
  const script = document.createElement('script');
  script.src = scriptUrl(new URL('package/cart-fragment.early.js', document.baseURI));
  await new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = reject;
    document.head.append(script);
  });
}

followShopLinks();
const connected = connectShop();
showDemoPanel();
await Promise.all([connected, delay()]);
trackPromoBar();
let isCurrent = true;
if (page === 'cart') await prepareCart();
else isCurrent = await prepareRenderedCart();
await Promise.all([startWishlist(), loadCart(), showProductTiles()]);
if (page === 'on-touch' && !isCurrent) void refreshCart();
await showRest();
