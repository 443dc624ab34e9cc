/** The cart's page: first the shop in the browser, then what the cart is told, then the cart itself. */
import { connectShop } from './backend/connect-shop.ts';
import { showDemoPanel } from './demo-panel.ts';
import { showProductTiles } from './product-tiles.ts';
import { refreshCart } from './shop/cart-element.ts';
import { prepareCart, prepareRenderedCart } from './shop/prepare-cart.ts';
import { scriptUrl } from './shop/trusted-script-url.ts';

/** `?delay=5000` keeps the cart's script away for so many milliseconds, to see the page without it. */
function delay(): Promise<void> {
  const ms = Number(new URLSearchParams(location.search).get('delay')) || 0;
  return new Promise((resolve) => setTimeout(resolve, Math.min(Math.max(ms, 0), 60_000)));
}

const isRendered = document.documentElement.dataset['page'] === 'server-rendered';

// The page shows the cart of a first visit. A visitor who has changed it meanwhile gets his own.
if (isRendered) window.addEventListener('cartFragmentReady', () => void refreshCart(), { once: true });

showDemoPanel();
await Promise.all([connectShop(), delay()]);
await (isRendered ? prepareRenderedCart() : prepareCart());
await Promise.all([import(scriptUrl(new URL('package/cart-fragment.js', document.baseURI))), showProductTiles()]);
