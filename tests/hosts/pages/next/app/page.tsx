// docs
import { renderCartFragment } from 'cart-fragment/server';
import { CartPage } from './cart-page';
import { fetchCart } from './fetch-cart';

export default async function Page() {
  const data = { baseUrl: '/shop/', tenant: 'JS_DE', rootComponentProps: { nextStepUrl: '/kasse' } };
  const rootComponentProps = { ...data.rootComponentProps, initialCart: await fetchCart() };
  const markup = await renderCartFragment(
    { ...data, rootComponentProps },
    { stylesheetUrl: '/cart/0.2.0/cart-fragment.css' },
  );
  return <CartPage markup={markup} data={data} />;
}
// docs end
