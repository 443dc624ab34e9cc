import { test as base } from '@playwright/test';
import { CartPage } from '../support/cart-page.ts';
import { serveHosts } from './serve-hosts.mjs';

/** A test with the URL of a server of the host pages, and the page object of the cart. */
export const test = base.extend({
  host: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameters.
    async ({}, use) => {
      const server = await serveHosts();
      await use(server.url);
      server.close();
    },
    { scope: 'worker' },
  ],
  cart: async ({ page }, use) => use(new CartPage(page)),
});

/** Records errors and fetches of the page, and also warnings if they are `kinds` of console messages to record. */
export function watch(page, kinds = ['error']) {
  const errors = [];
  const fetches = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    // Vue parses the markup of the page once more in its development mode, to compare the two.
    const isCompared = message.text().startsWith('Found declarative shadowrootmode attribute on a template');
    if (kinds.includes(message.type()) && !isCompared) errors.push(message.text());
  });
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().endsWith('/api/cart')) fetches.push(request.url());
  });
  return { errors, fetches };
}
