import { startWorker } from './start-worker.ts';

/**
 * Connects this page to the shop in the browser. Calls to the shop wait until it is ready. Without a service worker,
 * the shop runs in the page. Other requests are not affected.
 */
export async function connectShop(): Promise<void> {
  const outside = window.fetch.bind(window);
  const shop = startWorker().then(async (works) => (works ? outside : openInPage()));
  window.fetch = async (input, init) => (isShopCall(input) ? await shop : outside)(input, init);
  if ((await shop) === outside) window.fetch = outside;
}

async function openInPage(): Promise<typeof fetch> {
  const { inPageFetch } = await import('./in-page-shop.ts');
  return inPageFetch();
}

function isShopCall(input: RequestInfo | URL): boolean {
  const url = input instanceof Request ? input.url : String(input);
  return new URL(url, document.baseURI).href.startsWith(new URL('shop/', document.baseURI).href);
}
