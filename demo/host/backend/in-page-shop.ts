import { createMemoryStore, type StateStore } from 'cart-fragment-contract/backend';
import { createInPageFetch } from './in-page.ts';
import { createIndexedDbStore } from './indexed-db-store.ts';

/** Creates the shop for a page without a worker. Its state is persistent if the browser has storage. */
export async function inPageFetch(): Promise<typeof fetch> {
  return createInPageFetch({ store: await workingStore() });
}

async function workingStore(): Promise<StateStore> {
  try {
    const store = createIndexedDbStore(`demo-shop ${new URL('.', document.baseURI).href}`);
    await store.read('default');
    return store;
  } catch {
    return createMemoryStore();
  }
}
