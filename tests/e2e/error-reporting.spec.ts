import { expect, test, type Page } from '@playwright/test';
import { startCrashingShop, type ShopSettings } from '../support/error-reporting/crashing-shop.ts';
import type { Served } from '../support/serve.mjs';
import { startSentryServer, type SentryServer } from '../support/error-reporting/sentry-server.ts';

let sentry: SentryServer;
let shop: Served;
let requested: string[];

test.beforeEach(async () => {
  sentry = await startSentryServer();
});

test.afterEach(async () => {
  await shop.close();
  await sentry.close();
});

const settings = (more: object = {}) => ({
  enabled: true,
  dsn: sentry.dsn,
  environment: 'test',
  release: 'cart@1.2.3',
  ...more,
});

async function open(page: Page, given: Omit<ShopSettings, 'sentry'> & { readonly sentry?: object } = {}) {
  requested = [];
  page.on('request', (request) => requested.push(request.url()));
  shop = await startCrashingShop({ ...given, sentry: settings(given.sentry) });
  await page.goto(`${shop.origin}/cart?customer=anna%40example.com`);
}

const crashScreen = (page: Page) => page.getByRole('heading', { name: 'Es tut uns leid!' });
const reportButton = (page: Page) => page.getByRole('button', { name: 'Fehler melden' });
const toldToHost = (page: Page) => page.evaluate(() => (window as { toldToHost?: { eventId?: string } }).toldToHost);
const ofSentry = () => requested.filter((url) => url.includes('sentry-transport') || url.startsWith(sentry.origin));

test('reports a crash, and asks the shopper about it', async ({ page }) => {
  await open(page, { priceFault: 'no price' });

  await test.step('sends a crash with event id, release, environment and tags', async () => {
    await expect(crashScreen(page)).toBeVisible();
    await expect.poll(() => sentry.events.length).toBe(1);
    expect(sentry.events[0]).toMatchObject({
      event_id: (await toldToHost(page))?.eventId,
      release: 'cart@1.2.3',
      environment: 'test',
      tags: { fragment: 'cart-fragment', tenant: 'MD_AT' },
      exception: { values: [{ type: 'RangeError', value: 'no price' }] },
      request: { url: `${shop.origin}/cart` },
    });
    expect(sentry.envelopes).toHaveLength(1);
  });

  await test.step('opens the report dialog of the captured event in German, and restores the focus', async () => {
    await reportButton(page).click();
    await page.getByRole('button', { name: 'Schließen' }).click();
    await expect(reportButton(page)).toBeFocused();
    const { searchParams } = sentry.dialogRequests[0]!;
    expect(searchParams.get('eventId')).toBe(sentry.events[0]?.event_id);
    expect(searchParams.get('dsn')).toBe(sentry.dsn);
    expect(searchParams.get('lang')).toBe('de');
    expect(searchParams.has('email')).toBe(false);
  });
});

test('sends the error of a cart that cannot start, and lets the shopper report it', async ({ page }) => {
  await open(page, { unusable: true });
  await expect(crashScreen(page)).toBeVisible();
  await expect(reportButton(page)).toBeVisible();
  await expect.poll(() => sentry.events.length).toBe(1);
  expect(sentry.events[0]).toMatchObject({
    event_id: (await toldToHost(page))?.eventId,
    exception: {
      values: [
        {
          type: 'FragmentInitError',
          value: 'Could not initialize cart-fragment because there was no fragment data for it',
        },
      ],
    },
  });
});

test('loads no error reporting without an error', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('heading', { name: 'Deine Bestellung' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(ofSentry()).toEqual([]);
});

test('sends nothing about the shopper', async ({ page }) => {
  await page.context().addCookies([{ name: 'session', value: 'cookie-value', domain: '127.0.0.1', path: '/' }]);
  await open(page, { priceFault: 'no price for anna@example.com, pi_3Nx_secret_9zY, GET /api/cart?hash=of-anybody' });
  await expect.poll(() => sentry.envelopes.length).toBe(1);
  expect(sentry.envelopes[0]).toContain('no price for [e-mail], [secret], GET /api/cart?…');
  for (const secret of ['anna', 'secret_9zY', 'of-anybody', 'cookie-value', '"user"', '"breadcrumbs"']) {
    expect(sentry.envelopes[0]).not.toContain(secret);
  }
  expect(sentry.envelopes[0]).toContain('"infer_ip":"never"');
});

test("neither reads nor changes the state of the host's Sentry", async ({ page }) => {
  // The carrier of a host's Sentry of the same version, which records every access.
  const hostScript = `
    window.touched = [];
    const watched = (target, name) => new Proxy(target, {
      get: (object, key) => { window.touched.push(name + '.' + String(key)); return object[key]; },
      set: (object, key, value) => { window.touched.push(name + '.' + String(key) + ' ='); object[key] = value; return true; },
      has: (object, key) => { window.touched.push(name + ' has ' + String(key)); return key in object; },
    });
    window.SENTRY_RELEASE = { id: 'host-release' };
    const scope = watched({ user: { id: 'host-user' }, breadcrumbs: [{ message: 'host-crumb' }] }, 'scope');
    window.__SENTRY__ = watched({
      version: '11.12.0',
      '11.12.0': watched({ globalScope: scope, defaultIsolationScope: scope, defaultCurrentScope: scope }, 'carrier'),
    }, '__SENTRY__');`;
  await open(page, { priceFault: 'no price', hostScript });
  await reportButton(page).click();
  await expect.poll(() => sentry.dialogRequests.length).toBe(1);
  await expect.poll(() => sentry.envelopes.length).toBe(1);
  expect(sentry.envelopes[0]).not.toContain('host-');
  expect(await page.evaluate(() => (window as { touched?: string[] }).touched)).toEqual([]);
});

test('does not report errors that match an ignore pattern', async ({ page }) => {
  await open(page, {
    priceFault: 'ResizeObserver loop limit exceeded',
    sentry: { ignorePatterns: ['ResizeObserver loop'] },
  });
  await expect(crashScreen(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(ofSentry()).toEqual([]);
});

for (const [state, off] of [
  ['is disabled', { enabled: false }],
  ['has nowhere to report to', { dsn: null }],
] as const) {
  test(`loads and sends nothing when error reporting ${state}`, async ({ page }) => {
    await open(page, { priceFault: 'no price', sentry: off });
    await expect(crashScreen(page)).toBeVisible();
    await expect(reportButton(page)).toBeHidden();
    await page.waitForLoadState('networkidle');
    expect(ofSentry()).toEqual([]);
    expect((await toldToHost(page))?.eventId).toBeUndefined();
  });
}

const strictPolicy = (trusted: string) =>
  `default-src 'self'; script-src 'self' ${sentry.origin}; connect-src 'self' ${sentry.origin};
   require-trusted-types-for 'script'; trusted-types ${trusted}`.replaceAll(/\s+/g, ' ');

test('loads the dialog with a Trusted Types policy', async ({ page }) => {
  await open(page, { priceFault: 'no price', policy: strictPolicy('cart-fragment') });
  await reportButton(page).click();
  await expect.poll(() => sentry.dialogRequests.length).toBe(1);
  await expect.poll(() => sentry.events.length).toBe(1);
});

test("reports the error even if the page's policy blocks the dialog", async ({ page }) => {
  const uncaught: Error[] = [];
  page.on('pageerror', (error) => uncaught.push(error));
  await open(page, { priceFault: 'no price', policy: strictPolicy("'none'") });
  await reportButton(page).click();
  await expect.poll(() => sentry.events.length).toBe(1);
  await expect(page.getByRole('status')).toHaveText(/Das Formular lässt sich hier leider nicht öffnen/);
  expect(sentry.dialogRequests).toEqual([]);
  expect(uncaught).toEqual([]);
  await expect(crashScreen(page)).toBeVisible();
});
