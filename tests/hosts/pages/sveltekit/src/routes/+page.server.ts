// docs
import { renderCartFragment } from 'cart-fragment/server';
import { fetchCart } from './fetch-cart';

export async function load({ request }: { request: Request }) {
  const data = { baseUrl: '/shop/', tenant: 'JS_DE', rootComponentProps: { nextStepUrl: '/kasse' } };
  const rootComponentProps = { ...data.rootComponentProps, initialCart: await fetchCart(request) };
  const markup = await renderCartFragment(
    { ...data, rootComponentProps },
    { stylesheetUrl: '/cart/0.2.0/cart-fragment.css' },
  );
  return { data, markup };
}
// docs end
