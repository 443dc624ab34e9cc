import { readFileSync } from 'node:fs';
import { renderCartFragment } from '../../../dist/server.js';

const translation = readFileSync(new URL('../../support/translate.js', import.meta.url), 'utf8');

const payments = {
  stripePublishableKey: 'pk_test_fuzz',
  paypalScriptUrl: '/stand-ins/paypal.js?client-id=fuzz',
  amazonPay: { scriptUrl: '/stand-ins/amazon.js', publicKeyId: 'SANDBOX-FUZZ', storeId: 'fuzz' },
};

/** Lets the driver control the time of a page. Code is delayed by these milliseconds in turn. */
export const clockScripts = ({ now, delays }) => `<script src="/page/clock.js" data-now="${now}"></script>
<script src="/page/network.js"${delays ? ` data-delays="${delays}"` : ''}></script>
<script src="/page/observers.js"></script>`;

/** The fragment data of a host's cart. */
const dataOf = ({ run, origin, tenant, loggedIn, adds, pays }, shop) => ({
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
});

const emptyTag = (data, hydrate) =>
  `<cart-fragment${hydrate ? ` hydrate="${hydrate}"` : ''}><script type="application/json">${JSON.stringify(data)}</script></cart-fragment>`;

const withConsent = (markup) => markup.replace('<cart-fragment', '<cart-fragment data-analytics="on"');

function serverMarkup({ rootComponentProps, ...data }, hydrate, initialCart) {
  const whole = { ...data, rootComponentProps: { ...rootComponentProps, initialCart } };
  return renderCartFragment(whole, { hydrate, stylesheetUrl: '/code/all/cart-fragment.css' });
}

/** Another host for the browser: calls that wait for an answer must not use up its six connections. */
const codeOf = (origin, key) => `${origin.replace('127.0.0.1', 'localhost')}code/${key}/`;

/** The script that shows the carts, or the one that loads it. */
function entryOf({ origin, codeKey, delays, hydrate, drawn }) {
  const code = `${codeOf(origin, codeKey)}cart-fragment`;
  if (hydrate && !drawn) return `<script src="${code}.early.js"></script>`;
  if (delays) return `<script type="module">importing(() => import('${code}.js'))</script>`;
  return `<script type="module" src="${code}.js"></script>`;
}

/** Returns a minimal page with a cart, or with two of them, in server markup if the plan has a mode of hydration without `drawn`. */
export async function hostPage(host, cartNow) {
  const { twice, pays, walletsFail, hydrate, drawn, storage, consents, translated } = host;
  const data = (twice ? ['shop', 'shop-b'] : ['shop']).map((shop) => dataOf(host, shop));
  const cart = hydrate && !drawn && (await cartNow());
  const carts = await Promise.all(
    data.map((one) => (cart ? serverMarkup(one, hydrate, cart) : emptyTag(one, hydrate))),
  );
  return `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Warenkorb</title>
<link rel="icon" href="data:,">
${clockScripts(host)}
<script src="/page/look.js"></script><script src="/page/history.js"></script>
<script src="/page/hands.js"></script><script src="/page/journal.js"></script>
<script src="/page/pushes.js"></script><script src="/page/host.js"></script>
<script src="/page/storage.js" data-storage="${storage}"></script>
${translated ? `<script>${translation}</script>` : ''}
${pays ? `<script src="/stand-ins/stripe.js"${walletsFail ? ' data-loaderror' : ''}></script>` : ''}
${entryOf(host)}</head>
<body>${(consents ? carts.map(withConsent) : carts).join('')}</body></html>`;
}

/** Returns a product page, which adds to the cart and pushes the addition itself. */
export function productPage({ origin, tenant, now, consents }) {
  return `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Erlebnis</title>
<link rel="icon" href="data:,">
${clockScripts({ now })}
<script src="/page/journal.js"></script>
<script type="module">
  import { createAnalytics } from '${codeOf(origin, 'all')}analytics.js';
  window.dataLayer = [];
  window.dataLayer.push = (push) => window.journal(push);
  window.analytics = createAnalytics({ tenant: '${tenant}', consent: ${consents ? 'true' : 'undefined'} });
</script></head><body></body></html>`;
}
