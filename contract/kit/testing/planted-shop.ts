import { readFileSync } from 'node:fs';
import { createBackend } from '../../backend/app.ts';
import { createMemoryStore } from '../../backend/state/memory-store.ts';
import type { StateStore } from '../../backend/state/state-store.ts';
import type { Result } from '../run-kit.ts';
import type { ShopDescription } from '../shop-description.ts';

/** The rules with other outcomes than these, with what was expected and observed. */
export function resultsBut(results: readonly Result[], ...outcomes: readonly Result['outcome'][]) {
  return results
    .filter(({ outcome }) => !outcomes.includes(outcome))
    .map(({ check, expected, observed }) => [check.id, expected, observed]);
}

export type Send = (request: Request) => Promise<Response>;

/** A deliberate defect of a shop. */
export interface Fault {
  /** Sits between the kit and the shop. */
  readonly wrap?: (next: Send) => Send;
  readonly store?: (store: StateStore) => StateStore;
}

export const baseUrl = 'https://shop.example/js_de/';

/** The reference backend's description, which docs/backend.md shows as an example. */
export const description = JSON.parse(readFileSync('contract/mock-shop.json', 'utf8')) as ShopDescription;

/** The reference backend, with a page that opens a session, and with the faults. */
export function plantedShop({ wrap = (next) => next, store = (whole) => whole }: Fault = {}): typeof fetch {
  const backend = createBackend({
    store: store(createMemoryStore()),
    sleep: async () => undefined,
    allowedOrigins: ['https://www.shop.example'],
    report: (error) => {
      throw error;
    },
  });
  let sessions = 0;
  const send = wrap(async (request) => {
    if (new URL(request.url).pathname !== '/') return backend.fetch(request);
    sessions += 1;
    const cookie = `demo_session=visitor-${sessions}; Path=/; HttpOnly; SameSite=Lax`;
    return new Response('<h1>Warenkorb</h1>{"stripePublishableKey": "pk_test_1"}', {
      headers: { 'Set-Cookie': cookie },
    });
  });
  return async (url, init) => send(new Request(url, init));
}
