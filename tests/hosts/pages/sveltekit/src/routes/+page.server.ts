// docs
import { renderCartFragment } from 'cart-fragment/server';

export async function load({ fetch }: { fetch: typeof globalThis.fetch }) {
  const data = { baseUrl: '/shop/', tenant: 'JS_DE', rootComponentProps: { nextStepUrl: '/kasse' } };
  const initialCart = await fetch('/shop/api/cart').then((response) => response.json());
  const rootComponentProps = { ...data.rootComponentProps, initialCart };
  const markup = await renderCartFragment(
    { ...data, rootComponentProps },
    { stylesheetUrl: '/cart/cart-fragment.css' },
  );
  return { data, markup };
}
// docs end
