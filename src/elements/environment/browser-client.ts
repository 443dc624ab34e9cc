import type { ClientOptions } from '../../api/send-request.ts';

/** What the clients of the shop's API need of the page. */
export function browserClient(baseUrl: () => string): ClientOptions {
  return {
    baseUrl,
    pageOrigin: () => window.origin,
    // Read on each call, because a host script may patch fetch later.
    fetch: (...request) => window.fetch(...request),
  };
}
