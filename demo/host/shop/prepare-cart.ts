import type { Cart } from 'cart-fragment-contract';
import { control } from '../backend/control.ts';
import { cartElement } from './cart-element.ts';
import { configureCart, pageData } from './shop-cart.ts';
import { currentShop } from './shops.ts';
import { showCustomer } from './customer.ts';

/**
 * Adds what a server-side template would contain: the customer, the changeset, and with `?scrid=…` that the
 * shopper comes from PAYBACK.
 */
export async function prepareCart(): Promise<void> {
  const scrid = new URLSearchParams(location.search).get('scrid');
  if (scrid) await control.post('arrive', { scrid });
  const [{ loggedIn }, changeset] = await Promise.all([control.settings(), control.changeset()]);
  showCustomer(loggedIn);
  configureCart(changeset);
}

/** Adds to a server-rendered cart what its server could not know. Resolves to whether the visitor's cart is the rendered one. */
export async function prepareRenderedCart(): Promise<boolean> {
  const { loggedIn, shops } = await control.settings();
  showCustomer(loggedIn);
  const own = shops[currentShop().tenant]?.cart;
  const rendered = renderedCart();
  if (!own) return true;
  const isSame = own.cartId === rendered?.cartId;
  if (!isSame) renderAgain();
  return isSame && own.cartVersion === rendered.cartVersion;
}

function renderedCart(): Cart | null {
  const cart = cartElement();
  return (cart && pageData(cart)?.rootComponentProps?.initialCart) ?? null;
}

/** The markup is that of a cart that the visitor has ordered since. A server would have rendered the next one. */
function renderAgain(): void {
  const cart = cartElement();
  const next = cart?.cloneNode(true) as HTMLElement | undefined;
  next?.removeAttribute('data-server-rendered');
  if (next) cart?.replaceWith(next);
  configureCart(null);
}
