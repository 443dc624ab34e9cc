/**
 * The page of one state: `gallery-state.html?state=full&tenant=MD_DE`. With `#` instead of `?`, a page shows one state
 * after another without loading again.
 */
import type { Changeset } from 'cart-fragment-contract';
import { shopOf, tenants, type Shop, type Tenant } from '../shop/shops.ts';
import { scriptUrl } from '../shop/trusted-script-url.ts';
import { findState } from './all-states.ts';
import { openGalleryShop, type GalleryShop } from './gallery-shop.ts';
import type { GalleryState } from './gallery-state.ts';
import { stopTimersAt } from './page-clock.ts';
import { separateCookies } from './separate-cookies.ts';
import { separateStorage } from './separate-storage.ts';
import { separateTabs } from './separate-tabs.ts';
import { showHearts } from './show-hearts.ts';
import { createShopper } from './shopper.ts';
import { stayInFrame } from './stay-in-frame.ts';

let state: GalleryState;
let tenant: Tenant;
let tenantShop: Shop;
const { dataset } = document.documentElement;

/** Any non-empty value means logged in. */
const customerEmailHash = 'kim';

separateTabs();
stayInFrame();
addEventListener('hashchange', () => void showAsked());
await showAsked();

/** Sets `data-ready` to the address when the state is reached, and `data-failed` if it cannot be. */
async function showAsked(): Promise<void> {
  const address = location.hash || location.search;
  const parameters = new URLSearchParams(address.slice(1));
  state = findState(parameters.get('state') ?? 'full');
  tenant = state.tenant ?? tenants.find((known) => known === parameters.get('tenant')) ?? 'JS_DE';
  tenantShop = shopOf(tenant);
  document.querySelector('main')?.replaceChildren();
  scrollTo({ top: 0 });
  delete dataset['failed'];
  try {
    await showState();
  } catch (error) {
    dataset['failed'] = String(error);
    throw error;
  } finally {
    dataset['ready'] = address;
  }
}

async function showState(): Promise<void> {
  document.title = `${state.title} – Zustände`;
  separateCookies();
  separateStorage();
  stopTimersAt(state.timersEnd ?? 2000, state.skippedTimer);
  const shop = openGalleryShop(tenantShop, state.cart);
  await shop.control('seed', { scenario: state.scenario ?? 'example' });
  if (state.loggedIn) await shop.control('login', { loggedIn: true });
  await keepWishlist(shop);
  await state.before?.(shop);

  const element = await showElement(shop);
  if (state.dark) element.dataset['theme'] = 'dark';
  const shopper = createShopper(element);
  await (state.reach ? state.reach(shopper, shop) : shopper.sees('[part~="summary"]'));
  await document.fonts.ready;
  if (state.part !== undefined) scrollToMiddle(partOf(element, state.part));
}

async function keepWishlist(shop: GalleryShop): Promise<void> {
  const { wishlist, loggedIn } = state;
  if (!wishlist) return;
  if (!loggedIn) document.cookie = `cf_wishlist=${encodeURIComponent(JSON.stringify(wishlist))}; path=/`;
  else for (const productId of wishlist.toReversed()) await shop.earlier('wishlist/add-products', { productId });
}

function load(name: string): Promise<unknown> {
  return import(scriptUrl(new URL(`package/${name}.js`, document.baseURI)));
}

async function showElement(shop: GalleryShop): Promise<HTMLElement> {
  switch (state.element) {
    case 'hearts':
      await load('wishlist-toggle');
      return showHearts(tenantShop, state.loggedIn ? customerEmailHash : null);
    case 'wishlist':
      await load('wishlist-fragment');
      return showWishlist();
    default:
      await load('cart-fragment');
      return showCart(shop);
  }
}

/** Succeeds, fails or stays pending, depending on the product. */
function addToCart(productId: string): Promise<unknown> {
  if (productId === 'p-1001') return Promise.resolve();
  return productId === 'p-1007' ? Promise.reject(new Error('sold out')) : new Promise(() => {});
}

function showWishlist(): HTMLElement {
  const { baseUrl, tenantConfig } = tenantShop;
  const page = document.createElement('wishlist-fragment');
  page.fragmentData = {
    baseUrl,
    tenant,
    rootComponentProps: { tenantConfig, ...(state.loggedIn && { customerEmailHash }) },
  };
  page.setAttribute('can-add-to-cart', '');
  page.addEventListener('wishlistAddToCart', ({ detail }) => detail.waitUntil(addToCart(detail.productId)));
  document.querySelector('main')?.append(page);
  return page;
}

/** Resolves after the first render. */
async function showCart(shop: GalleryShop): Promise<HTMLElement> {
  const cart = document.createElement('cart-fragment');
  if (!state.withoutData) {
    const changeset = await shop.control<Changeset | null>('changeset');
    cart.fragmentData = {
      baseUrl: tenantShop.baseUrl,
      tenant,
      ...(state.sentry && { sentry: state.sentry(location) }),
      rootComponentProps: {
        nextStepUrl: './checkout.html',
        lastCheckUrl: './last-check.html',
        tenantConfig: tenantShop.tenantConfig,
        initialChangeset: changeset,
        ...(state.loggedIn && { customerEmailHash }),
        ...state.props,
      },
    };
  }
  await new Promise<void>((resolve) => {
    for (const name of ['cartFragmentReady', 'cartFragmentError']) cart.addEventListener(name, () => resolve());
    document.querySelector('main')?.append(cart);
  });
  return cart;
}

/** Scrolls this page only; `scrollIntoView` would also scroll the gallery around it. */
function scrollToMiddle(part: Element | null): void {
  if (!part) return;
  const { top, height } = part.getBoundingClientRect();
  window.scrollBy({ top: top + height / 2 - window.innerHeight / 2 });
}

function partOf(cart: HTMLElement, part: string): Element | null {
  return cart.shadowRoot?.querySelector(`[part~="${part}"]`) ?? null;
}
