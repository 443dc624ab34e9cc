// docs
import type { FragmentDataInput } from 'cart-fragment';
import { renderCartFragment } from 'cart-fragment/server';

async function renderCart(fragmentData: FragmentDataInput): Promise<string> {
  return renderCartFragment(fragmentData, { stylesheetUrl: '/cart/0.2.0/cart-fragment.css' });
}
// docs end

export { renderCart };
