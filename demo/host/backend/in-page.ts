import { createBackend, type BackendOptions } from 'cart-fragment-contract/backend';

/**
 * Runs the shop inside the page, for pages without service workers (`file://`, blocked workers). Call the returned
 * function instead of `fetch`; it never uses the network.
 */
export function createInPageFetch({
  report = reportError,
  ...options
}: Omit<BackendOptions, 'report'> & Partial<BackendOptions>): typeof fetch {
  const backend = createBackend({ ...options, report });
  return async (input, init) => {
    const request = new Request(input, init);
    request.signal.throwIfAborted();
    const answer = await Promise.race([backend.fetch(request), whenAborted(request.signal)]);
    if (answer.type === 'error') throw new TypeError('Failed to fetch');
    return answer;
  };
}

/** Rejects when the caller aborts, which has no effect on an in-page answer itself. */
function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}
