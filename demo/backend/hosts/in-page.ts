import { createBackend, type BackendOptions } from '../app.ts';

/**
 * The shop inside the page itself, for pages that can have no worker (`file://`, blocked workers). It patches
 * nothing: who wants to reach the shop calls this in place of `fetch`. It never goes out to the network.
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

/** An answer from within the page does not stop by itself when its caller gives up. */
function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}
