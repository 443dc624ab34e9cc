import type { ClientOptions } from '../../api/send-request.ts';
import { requestEnded } from './browser-network.ts';

/** The origin of the page: `null` in a sandboxed frame, unlike that of its address. Simulated browsers may lack it. */
export const pageOrigin = (): string => window.origin || location.origin;

export function browserClient(baseUrl: () => string): ClientOptions {
  return {
    baseUrl,
    pageOrigin,
    // Read on each call, because a host script may patch fetch later.
    fetch: (...request) => window.fetch(...request),
    ended: requestEnded,
  };
}
