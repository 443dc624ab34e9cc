import { type CallHost, createBackend, readTenantPath } from 'cart-fragment-contract/backend';
import { productPageOf } from '../shop/product-redirect.ts';
import { createIndexedDbStore } from './indexed-db-store.ts';

/** The used part of the worker's global scope, which the DOM types lack. */
interface WorkerScope {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void>; get(id: string): Promise<unknown> };
  skipWaiting(): Promise<void>;
  addEventListener(
    type: 'install' | 'activate',
    listener: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
  addEventListener(type: 'fetch', listener: (event: FetchEventLike) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

interface FetchEventLike {
  readonly request: Request;
  readonly clientId: string;
  respondWith(answer: Promise<Response>): void;
}

const worker = self as unknown as WorkerScope;
const { scope } = worker.registration;
// A site may have several copies of the shop, each with its own state.
const backend = createBackend({ store: createIndexedDbStore(`demo-shop ${scope}`), report: reportError });

/** Browsers do not abort the signal of a request whose page has gone. */
function hostOf({ request, clientId }: FetchEventLike): CallHost {
  return { isAbandoned: async () => !request.keepalive && !(await worker.clients.get(clientId)) };
}

worker.addEventListener('fetch', (event) => {
  const { url } = event.request;
  if (!url.startsWith(scope)) return;
  // The folder of the demo may have any name, such as `api`.
  const path = new URL(url.slice(scope.length), 'https://page.invalid/').href;
  const page = productPageOf(url);
  if (page !== null) event.respondWith(Promise.resolve(Response.redirect(page, 302)));
  else if (readTenantPath(path)) event.respondWith(Promise.resolve(backend.fetch(event.request, hostOf(event))));
});

// A new version takes over at once, also for open pages.
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

// A page that bypassed the worker on reload (shift + reload) asks to be claimed.
worker.addEventListener('message', (event) => {
  if (event.data === 'claim') void worker.clients.claim();
});
