import type { ClientOptions } from '../../api/send-request.ts';

/** Options of the shop's API clients in a browser. */
export function browserClient(baseUrl: () => string): ClientOptions {
  return {
    baseUrl,
    pageOrigin: () => window.origin,
    // Read on each call, because a host script may patch fetch later.
    fetch: (...request) => window.fetch(...request),
  };
}
