const payments = {
  stripePublishableKey: 'pk_test_fuzz',
  paypalScriptUrl: '/stand-ins/paypal.js?client-id=fuzz',
  amazonPay: { scriptUrl: '/stand-ins/amazon.js', publicKeyId: 'SANDBOX-FUZZ', storeId: 'fuzz' },
};

/** Lets the driver control the time of a page. Code is delayed by these milliseconds in turn. */
export const clockScripts = ({ now, delays }) => `<script src="/page/clock.js" data-now="${now}"></script>
<script src="/page/network.js"${delays ? ` data-delays="${delays}"` : ''}></script>
<script src="/page/observers.js"></script>`;

/** Returns a minimal page with a cart, or with two of them. */
export function hostPage(host) {
  const { run, origin, tenant, loggedIn, twice, adds, pays, walletsFail, codeKey, delays, storage } = host;
  const code = `/code/${codeKey}/cart-fragment.js`;
  const cart = (shop) => {
    const data = {
      baseUrl: `/r/${run}/${shop}/${tenant.toLowerCase()}/`,
      locale: 'de',
      tenant,
      ...(pays && { sentry: { enabled: true, dsn: `${origin.replace('//', '//key@')}r/${run}/1` } }),
      rootComponentProps: {
        nextStepUrl: './away.html',
        ...(adds && { canAddItems: true }),
        ...(loggedIn && { customerEmailHash: 'a1b2c3' }),
        ...(pays && { lastCheckUrl: './last-check.html', payments }),
      },
    };
    return `<cart-fragment><script type="application/json">${JSON.stringify(data)}</script></cart-fragment>`;
  };
  return `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Warenkorb</title>
<link rel="icon" href="data:,">
${clockScripts(host)}
<script src="/page/look.js"></script><script src="/page/history.js"></script>
<script src="/page/hands.js"></script><script src="/page/journal.js"></script>
<script src="/page/pushes.js"></script><script src="/page/host.js"></script>
<script src="/page/storage.js" data-storage="${storage}"></script>
${pays ? `<script src="/stand-ins/stripe.js"${walletsFail ? ' data-loaderror' : ''}></script>` : ''}
${delays ? `<script type="module">importing(() => import('${code}'))</script>` : `<script type="module" src="${code}"></script>`}</head>
<body>${cart('shop')}${twice ? cart('shop-b') : ''}</body></html>`;
}

/** Returns a product page, which adds to the cart and pushes the addition itself. */
export function productPage({ tenant, now }) {
  return `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Erlebnis</title>
<link rel="icon" href="data:,">
${clockScripts({ now })}
<script src="/page/journal.js"></script>
<script type="module">
  import { createAnalytics } from '/code/all/analytics.js';
  window.dataLayer = [];
  window.dataLayer.push = (push) => window.journal(push);
  window.analytics = createAnalytics({ tenant: '${tenant}' });
</script></head><body></body></html>`;
}
