import { createHttpClient } from '../api/http-client.ts';
import type { FragmentData } from '../domain/fragment-data.ts';
import type { CartStore } from '../store/cart-store.ts';
import { createCartStore } from '../store/create-cart-store.ts';
import { createTabChannel } from '../store/tab-channel.ts';
import { browserClock } from './environment/browser-clock.ts';
import { browserCookies } from './environment/browser-cookies.ts';
import { browserNetwork } from './environment/browser-network.ts';
import { createBrowserPage } from './environment/browser-page.ts';

/** The store of an element in a browser: the HTTP client, this page, its tabs, its network and its cookies. */
export function composeCartStore(host: HTMLElement, data: FragmentData, report: (error: unknown) => void): CartStore {
  return createCartStore(
    {
      createCall: (current) =>
        createHttpClient({
          baseUrl: () => current().baseUrl,
          pageUrl: () => location.href,
          // Looked up at each call, since a host's own script may patch it late.
          fetch: (...request) => window.fetch(...request),
        }),
      clock: browserClock,
      tabs: createTabChannel(browserClock.now),
      network: browserNetwork,
      page: createBrowserPage(host),
      cookies: browserCookies,
      report,
    },
    data,
  );
}
