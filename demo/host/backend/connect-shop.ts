import { startWorker } from './start-worker.ts';

/**
 * Connects this page with the shop in the browser. Until it is there, calls to it wait; where no worker can be,
 * the shop runs within the page. Everything else that is fetched goes out as ever.
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
