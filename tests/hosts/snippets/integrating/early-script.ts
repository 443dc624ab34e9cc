// docs
import type { FragmentDataInput } from 'cart-fragment';
import { cartFragmentEarlyScript, renderCartFragment } from 'cart-fragment/server';

const early = cartFragmentEarlyScript({ packageUrl: '/cart/0.2.0/' });

async function renderLater(fragmentData: FragmentDataInput) {
  const options = { hydrate: 'interaction', stylesheetUrl: '/cart/0.2.0/cart-fragment.css' } as const;
  return {
    head: `<link rel="stylesheet" href="/cart/0.2.0/cart-fragment.css" />${early.html}`,
    body: await renderCartFragment(fragmentData, options),
    policy: `script-src 'self' ${early.hash}`,
  };
}
// docs end

export { renderLater };
