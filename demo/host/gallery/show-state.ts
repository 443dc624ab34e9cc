/** The page of one state: `gallery-state.html?state=full&tenant=MD_DE`. */
import type { CartFragmentElement } from 'cart-fragment';
import type { Changeset } from 'cart-fragment/contract';
import { shopOf, tenants } from '../shop/shops.ts';
import { scriptUrl } from '../shop/trusted-script-url.ts';
import { findState } from './all-states.ts';
import { openGalleryShop } from './gallery-shop.ts';
import { stopTimersAt } from './page-clock.ts';
import { separateTabs } from './separate-tabs.ts';
import { createShopper } from './shopper.ts';
import { stayInFrame } from './stay-in-frame.ts';

const asked = new URLSearchParams(location.search);
const state = findState(asked.get('state') ?? 'full');
const tenant = state.tenant ?? tenants.find((one) => one === asked.get('tenant')) ?? 'JS_DE';
const { dataset } = document.documentElement;

/** Any non-empty value means logged in (rulings, 12). */
const customerEmailHash = 'kim';

try {
  await showState();
  dataset['ready'] = '';
} catch (error) {
  dataset['failed'] = String(error);
  throw error;
}

async function showState(): Promise<void> {
  document.title = `${state.title} – Zustände`;
  separateTabs();
  stayInFrame();
  stopTimersAt(state.timersEnd ?? 2000);
  const place = shopOf(tenant);
  const shop = openGalleryShop(place, state.cart);
  await shop.control('seed', { scenario: state.scenario ?? 'example' });
  if (state.loggedIn) await shop.control('login', { loggedIn: true });
  await state.before?.(shop);

  if (state.dark) await darken();

  await import(scriptUrl(new URL('package/cart-fragment.js', document.baseURI)));
  const cart = document.createElement('cart-fragment');
  if (!state.withoutData) {
    const changeset = await shop.control<Changeset | null>('changeset');
    cart.fragmentData = {
      baseUrl: place.baseUrl,
      tenant,
      ...(state.sentry && { sentry: state.sentry(location) }),
      rootComponentProps: {
        nextStepUrl: './checkout.html',
        lastCheckUrl: './last-check.html',
        tenantConfig: place.tenantConfig,
        initialChangeset: changeset,
        ...(state.loggedIn && { customerEmailHash }),
        ...state.props,
      },
    };
  }
  await started(cart);
  const shopper = createShopper(cart);
  await (state.reach ? state.reach(shopper, shop) : shopper.sees('[part~="summary"]'));
  await document.fonts.ready;
  if (state.part !== undefined) scrollToMiddle(partOf(cart, state.part));
}

/** Gives the cart the theme. Resolves when it has loaded. */
function darken(): Promise<unknown> {
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = 'host/gallery/dark-theme.css';
  document.head.append(sheet);
  return new Promise((resolve) => sheet.addEventListener('load', resolve));
}

/** Inserts the cart. Resolves after the first render. */
function started(cart: CartFragmentElement): Promise<void> {
  return new Promise((resolve) => {
    for (const name of ['cartFragmentReady', 'cartFragmentError']) cart.addEventListener(name, () => resolve());
    document.querySelector('main')?.append(cart);
  });
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
