/** The two steps after the cart: order data and last check, which places the order. */
import type { Cart } from 'cart-fragment/contract';
import { control } from './backend/control.ts';
import { orderOf, rememberOrder } from './shop/order.ts';
import { analytics } from './shop/analytics.ts';

export function showCheckoutStep(cart: Cart): void {
  // Express payments lead to a page of their own.
  const isExpress = document.getElementById('last-check') !== null;
  const isLastCheck = isExpress || new URLSearchParams(location.search).get('schritt') === 'pruefen';
  for (const part of document.querySelectorAll<HTMLElement>('[data-step]')) {
    part.hidden = part.dataset['step'] !== (isLastCheck ? 'check' : 'data');
  }
  const steps = document.querySelectorAll('.checkout-steps li');
  steps[1]?.classList.toggle('done', isLastCheck);
  steps.forEach((step, index) => {
    const isCurrent = index === (isLastCheck ? 2 : 1);
    step.classList.toggle('current', isCurrent);
    if (isCurrent) step.setAttribute('aria-current', 'step');
    else step.removeAttribute('aria-current');
  });
  analytics().beginCheckout(cart, isLastCheck ? 'last check' : 'checkout');
  document.getElementById('place-order')?.addEventListener('click', () => void placeOrder(cart), { once: true });
}

async function placeOrder(cart: Cart): Promise<void> {
  rememberOrder(orderOf(cart));
  await control.post('order', {});
  location.assign('confirmation.html');
}
