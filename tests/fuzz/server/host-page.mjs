import { speed, start } from '../simulated-time.mjs';

/** Returns a minimal page with a cart, or with two of them. */
export function hostPage({ run, tenant, loggedIn, twice, codeKey }) {
  const cart = (shop) => {
    const data = {
      baseUrl: `/r/${run}/${shop}/${tenant.toLowerCase()}/`,
      locale: 'de',
      tenant,
      rootComponentProps: { nextStepUrl: './away.html', ...(loggedIn && { customerEmailHash: 'a1b2c3' }) },
    };
    return `<cart-fragment><script type="application/json">${JSON.stringify(data)}</script></cart-fragment>`;
  };
  return `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Warenkorb</title>
<link rel="icon" href="data:,">
<script src="/page/clock.js" data-speed="${speed}" data-start="${start}"></script>
<script src="/page/look.js"></script><script src="/page/hands.js"></script>
<script src="/page/pushes.js"></script><script src="/page/host.js"></script>
<script type="module" src="/code/${codeKey}/cart-fragment.js"></script></head>
<body>${cart('shop')}${twice ? cart('shop-b') : ''}</body></html>`;
}
