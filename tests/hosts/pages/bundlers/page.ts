// docs
import 'cart-fragment';
import type { FragmentDataInput } from 'cart-fragment';

const data: FragmentDataInput = { baseUrl: '/shop/', tenant: 'JS_DE', rootComponentProps: { nextStepUrl: '/kasse' } };
const cart = document.createElement('cart-fragment');
cart.fragmentData = data;
cart.addEventListener('cartChange', ({ detail }) => {
  document.querySelector('output')!.textContent = String(detail.cart.total.gross.amount);
});
document.querySelector('#place')!.append(cart);
// docs end

document.querySelector('#brand')!.addEventListener('click', () => {
  cart.fragmentData = { ...data, tenant: 'MD_DE' };
});
document.querySelector('#toggle')!.addEventListener('click', () => {
  if (cart.isConnected) cart.remove();
  else document.querySelector('#place')!.append(cart);
});
