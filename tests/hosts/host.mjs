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

/** Records errors and fetches of the page. */
export function watch(page) {
  const errors = [];
  const fetches = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().endsWith('/api/cart')) fetches.push(request.url());
  });
  return { errors, fetches };
}
