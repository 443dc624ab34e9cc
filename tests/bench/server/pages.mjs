import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { bundleLitCart } from '../baselines/bundle-lit-cart.mjs';
import { bundlePlainHeart } from '../baselines/bundle-plain-heart.mjs';
import { plainMarkup, plainStyles } from '../baselines/plain-page.mjs';
import { benchCart, benchFragmentData } from '../fixtures/bench-cart.mjs';
import { itemCounts, variants } from '../fixtures/variants.mjs';

const stylesheetUrl = '/dist/cart-fragment.css';
const stylesheet = `<link rel="stylesheet" href="${stylesheetUrl}">`;
const cartScript = '<script type="module" src="/dist/cart-fragment.js"></script>';

const jsonScript = (data) =>
  `<script type="application/json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/** Returns all pages, scripts and styles by path; pages are at `/page/<variant>-<items>`. */
export async function benchPages({ dist, origin, renderCartFragment }) {
  const css = await readFile(path.join(dist, 'cart-fragment.css'), 'utf8');
  const probe = await readFile(new URL('../page/probe.js', import.meta.url), 'utf8');
  const texts = new Map([
    ['/plain.css', plainStyles(css)],
    ['/lit-cart.js', await bundleLitCart(css)],
    ['/plain-heart.js', await bundlePlainHeart()],
  ]);

  const heads = {
    plain: '<link rel="stylesheet" href="/plain.css">',
    lit: '<script type="module" src="/lit-cart.js"></script>',
    server: stylesheet + cartScript,
    json: cartScript,
    fetched: cartScript,
  };
  const bodies = {
    plain: async (data) => plainMarkup(await renderCartFragment(data, { stylesheetUrl })),
    lit: (data) => `<lit-cart data-brand="js">${jsonScript(data)}</lit-cart>`,
    server: (data) => renderCartFragment(data, { stylesheetUrl }),
    json: (data) => `<cart-fragment>${jsonScript(data)}</cart-fragment>`,
    fetched: (data) => `<cart-fragment>${jsonScript(data)}</cart-fragment>`,
  };

  for (const { name, kind } of variants) {
    for (const count of itemCounts) {
      const cart = name === 'fetched' ? null : benchCart(Array.from({ length: count }, () => 2));
      const data = benchFragmentData(`${origin}/shop/${name}-${count}/`, cart);
      texts.set(
        `/page/${name}-${count}`,
        [
          '<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Warenkorb</title>',
          '<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">',
          `<script data-items="${count}" data-kind="${kind}">${probe}</script>${heads[name]}</head>`,
          `<body style="margin:0">${await bodies[name](data)}<script>bench.check();</script></body></html>`,
        ].join(''),
      );
    }
  }

  // A list of products: without hearts, with one for each that is only drawn, and with one for each.
  const lists = {
    none: { script: '', heart: () => '' },
    drawn: { script: '/plain-heart.js', heart: () => '<plain-heart></plain-heart>' },
    hearts: {
      script: '/dist/wishlist-toggle.js',
      heart: (index) => `<wishlist-toggle product-id="p-${index}"></wishlist-toggle>`,
    },
  };
  for (const [name, { script, heart }] of Object.entries(lists)) {
    const products = Array.from({ length: 100 }, (_, index) => `<li>${heart(index)}</li>`);
    texts.set(
      `/page/list-${name}`,
      `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><style>li { height: 44px }</style>
      ${script && `<script type="module" src="${script}"></script>`}<ul>${products.join('')}</ul>`,
    );
  }

  // Pages for mounting and unmounting: a script inserts the elements.
  for (const [kind, head] of [
    ['lit', heads.lit],
    ['element', cartScript],
  ]) {
    texts.set(`/mounts/${kind}`, `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">${head}<body>`);
  }
  return texts;
}
