import { renderCartFragment, type Hydration } from 'cart-fragment/server';
import type { CartFragmentElement } from 'cart-fragment';
import type {} from './frame-shop.ts';
import { openFrame } from './frame.ts';
import { until } from './page.ts';
import { serverData } from './server-page.ts';
import type { StubShop } from './stub-shop.ts';

export interface EarlyPage {
  readonly page: Window & typeof globalThis;
  readonly cart: CartFragmentElement;
  readonly shop: StubShop;
  /** Names of the requested files of the package. */
  scripts(): string[];
  isLoaded(): boolean;
}

interface PageOptions {
  readonly hydrate?: Hydration;
  readonly data?: ReturnType<typeof serverData>;
  /** Before the cart. */
  readonly before?: string;
  /** Attributes of the early script. */
  readonly script?: string;
}

export const early = 'cart-fragment.early.js';

/** Opens a server-rendered page with the early script, and waits until it watches the cart. */
export async function openPage({
  hydrate = 'interaction',
  data = serverData(),
  before = '',
  script = '',
}: PageOptions = {}) {
  const html = await renderCartFragment(data, { hydrate, stylesheetUrl: '/dist/cart-fragment.css' });
  const frame = openFrame(`<!doctype html><link rel="stylesheet" href="/dist/cart-fragment.css">
    <script>
      // Chromium reports a page in an attribute as one from a cache.
      Object.defineProperty(PerformanceResourceTiming.prototype, 'deliveryType', { value: '' });
    </script>
    <script type="module" src="/tests/elements/support/frame-shop.ts"></script>
    <script src="/dist/${early}" ${script}></script>
    ${before}<main>${html}</main>`);
  await until(
    () => frame.contentDocument?.readyState === 'complete' && frame.contentWindow!.location.href !== 'about:blank',
  );
  const page = frame.contentWindow as EarlyPage['page'];
  const opened: EarlyPage = {
    page,
    cart: page.document.querySelector('cart-fragment')!,
    shop: page.shop!,
    scripts: () =>
      page.performance.getEntriesByType('resource').flatMap(({ name }) => /\/dist\/(.*\.js)$/.exec(name)?.[1] ?? []),
    isLoaded: () => page.customElements.get('cart-fragment') !== undefined,
  };
  return opened;
}

/** Waits until anything that the page has begun to load would have been requested. */
export async function settle({ page }: EarlyPage): Promise<void> {
  await new Promise((resolve) => page.requestAnimationFrame(() => page.setTimeout(resolve)));
  await fetch('/dist/custom-elements.json');
}

export const quantityCalls = ({ shop }: EarlyPage) => shop.named('cart/set-item-quantity').map(({ body }) => body);
