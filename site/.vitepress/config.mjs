import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitepress';
import llms from 'vitepress-plugin-llms';
import { splitPages } from '../split-page.mjs';
import { showLiveExamples } from './live-examples.mjs';

const { description } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const item = (text, link) => ({ text, link });
const parts = (name) =>
  splitPages[`docs/${name}.md`].map(({ title, page }) => item(title, `/${page.replace('.md', '')}`));
const element = (tag) => item(`&lt;${tag}&gt;`, `/reference/${tag}`);

const addToCart = '/integrating/add-to-cart-and-the-badge';

export default defineConfig({
  title: 'cart-fragment',
  description,
  lang: 'en',
  base: '/docs/',
  srcDir: '../.cache/pages',
  outDir: '../.cache/site',
  cacheDir: '../.cache/vitepress',
  ignoreDeadLinks: 'localhostLinks',
  head: [['link', { rel: 'icon', href: '/docs/favicon.svg', type: 'image/svg+xml' }]],
  markdown: { config: showLiveExamples, math: false },
  vite: { plugins: [llms({ domain: '' })], build: { chunkSizeWarningLimit: 2000 } },
  vue: { template: { compilerOptions: { isCustomElement: (tag) => /^(cart|wishlist|openapi)-/.test(tag) } } },
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    frameworks: parts('hosts'),
    nav: [
      item('Guide', '/getting-started'),
      item('Reference', '/reference/cart-fragment'),
      item('Playground', '/playground'),
    ],
    sidebar: [
      {
        text: 'Start',
        items: [
          item('Install', '/getting-started'),
          item('Add to cart and the badge', addToCart),
          item('Playground', '/playground'),
          item('Going live', '/going-live'),
        ],
      },
      { text: 'The page', items: parts('integrating').filter(({ link }) => link !== addToCart) },
      {
        text: 'More on the page',
        items: [
          item('Theming', '/theming'),
          item('Wishlist and hearts', '/wishlist'),
          item('Express payment', '/express'),
          item('Analytics and consent', '/analytics'),
          item('Cookies and storage', '/storage'),
          item('Performance', '/performance'),
        ],
      },
      { text: 'Frameworks', collapsed: true, items: parts('hosts') },
      {
        text: 'The backend',
        items: [
          item('A backend in an hour', '/backend'),
          item('What it must provide, CORS', '/api'),
          item('Commerce engines', '/engines'),
          item('The cart on Vendure', '/examples/vendure'),
          item('Deltas of releases', '/examples/deltas'),
        ],
      },
      {
        text: 'Reference',
        items: [
          ...['cart-fragment', 'cart-badge', 'wishlist-fragment', 'wishlist-toggle', 'wishlist-badge'].map(element),
          item('Fragment data', '/reference/fragment-data'),
          item('Storage', '/reference/storage'),
          item('API: calls and schemas', '/reference/api'),
          item('Error codes', '/errors'),
          item('Rules of the contract kit', '/reference/kit'),
        ],
      },
      {
        text: 'Help',
        items: [
          item('Troubleshooting', '/troubleshooting'),
          item('Versions', '/changelog'),
          item('Security', '/security'),
        ],
      },
    ],
  },
});
