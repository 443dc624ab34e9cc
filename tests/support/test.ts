import { randomUUID } from 'node:crypto';
import { expect, test as base, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { CartPage } from './cart-page.ts';
import { DemoControl } from './demo-control.ts';
import { slowDownPages } from './slow-cpu.ts';

interface Fixtures {
  readonly cart: CartPage;
  readonly shop: DemoControl;
  /** Uncaught errors of the page. A test that expects some must empty the list. */
  readonly uncaught: Error[];
}

interface Options {
  /** `node`: the server answers API calls. `static`: a service worker answers them. */
  readonly host: 'node' | 'static';
}

/** Opens the demo shop with a separate visitor for each test. */
export const test = base.extend<Fixtures & Options>({
  host: ['node', { option: true }],
  baseURL: async ({ host, baseURL }, use) => {
    const node = new URL(baseURL ?? '');
    await use(host === 'node' ? node.href : `http://localhost:${Number(node.port) + 1}/shop/`);
  },
  context: async ({ context, baseURL, host }, use) => {
    slowDownPages(context);
    if (host === 'node') await identify(context, baseURL);
    await use(context);
  },
  page: async ({ page, uncaught }, use) => {
    listenForErrors(page, uncaught);
    await use(page);
    expect(uncaught, 'errors that no script caught').toEqual([]);
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameters
  uncaught: async ({}, use) => use([]),
  cart: async ({ page }, use) => use(new CartPage(page)),
  shop: async ({ context }, use) => use(new DemoControl(context.request)),
});

export { expect };

function listenForErrors(page: Page, uncaught: Error[]): void {
  page.on('pageerror', (error) => uncaught.push(error));
}

/** Somebody with a cart of their own. */
export interface Visitor {
  readonly page: Page;
  readonly cart: CartPage;
  readonly shop: DemoControl;
}

/** Opens a page of another visitor, until the test closes its context. */
export async function openVisitor(browser: Browser, baseURL: string | undefined): Promise<Visitor> {
  const context = await browser.newContext();
  slowDownPages(context);
  await identify(context, baseURL);
  const page = await context.newPage();
  return { page, cart: new CartPage(page), shop: new DemoControl(context.request) };
}

/** Opens another page of the same visitor. */
export async function openTab(context: BrowserContext, path: string): Promise<CartPage> {
  const page = await context.newPage();
  await page.goto(path);
  return new CartPage(page);
}

async function identify(context: BrowserContext, baseURL: string | undefined): Promise<void> {
  await context.addCookies([{ name: 'demo_session', value: randomUUID(), url: baseURL ?? '' }]);
  await context.addInitScript(pretendWorker);
}

/** Makes the demo believe that its worker is active, so that its calls reach the server. */
function pretendWorker(): void {
  Object.defineProperty(navigator, 'serviceWorker', {
    value: {
      get controller() {
        return { scriptURL: new URL('service-worker.js', document.baseURI).href };
      },
      register: () => Promise.resolve({ active: null }),
      addEventListener() {},
    },
  });
}
