/** The two steps after the cart: the order data, and the last check, which places the order. */
import { html, nothing, render } from 'lit-html';
import type { Cart } from 'cart-fragment-contract';
import { control } from './backend/control.ts';
import { fillOrderData } from './order-data-form.ts';
import { showLastCheck } from './last-check.ts';
import { orderContents } from './order/order-contents.ts';
import { analytics } from './shop/analytics.ts';

export async function showCheckoutPage(): Promise<void> {
  const contents = document.getElementById('checkout-summary');
  if (!contents) return;
  // The browser may show the page again as it was left, with a cart that has been changed or ordered since.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
  const form = document.querySelector<HTMLFormElement>('.checkout-form');
  if (form) fillOrderData(form);
  try {
    await showCart(contents, await control.cart());
  } catch (error) {
    render(failure(error), contents);
  }
}

async function showCart(contents: HTMLElement, cart: Cart): Promise<void> {
  if (cart.items.length === 0 || cart.shipping.method === null) {
    location.replace('index.html');
    return;
  }
  const details = document.getElementById('last-check');
  const actions = document.getElementById('place-order');
  const isLastCheck = details !== null && actions !== null;
  analytics().beginCheckout(cart, isLastCheck ? 'last check' : 'checkout');
  if (isLastCheck) await showLastCheck({ details, contents, actions }, cart);
  else render(orderContents(cart, null), contents);
}

function failure(error: unknown) {
  return html`<div class="order-failure" role="alert">
    <p>Wir konnten deinen Warenkorb nicht laden. ${error instanceof TypeError ? 'Bist du online?' : nothing}</p>
    <button type="button" @click=${() => location.reload()}>Erneut versuchen</button>
  </div>`;
}
