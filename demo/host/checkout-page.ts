/** The two steps after the cart: the order data, and the last check, which places the order. */
import { render } from 'lit-html';
import { control } from './backend/control.ts';
import { checkoutSummary } from './checkout-summary.ts';
import { showLastCheck } from './last-check.ts';
import { analytics } from './shop/analytics.ts';

export async function showCheckoutPage(): Promise<void> {
  const summary = document.getElementById('checkout-summary');
  if (!summary) return;
  const cart = await control.cart();
  render(checkoutSummary(cart), summary);
  const lastCheck = document.getElementById('last-check');
  const placeOrder = document.getElementById('place-order');
  if (lastCheck && placeOrder) showLastCheck(lastCheck, placeOrder, cart);
  analytics().beginCheckout(cart, lastCheck ? 'last check' : 'checkout');
}
