import type { CartState } from '../cart/cart-state.ts';
import type { StoreContext } from '../cart/store-context.ts';
import { subscribe } from '../cart/subscribe.ts';
import { type OpenEntry, openEntries } from '../intents/entry.ts';

/**
 * The listener may exclude the page from the back/forward cache.
 * @param keeps whether the next page would resume an entry, so that the browser need not ask.
 */
export function askBeforeLeaving(
  { state, environment: { page } }: StoreContext,
  keeps: (entry: OpenEntry) => boolean,
  signal: AbortSignal,
): void {
  let asking: AbortController | null = null;

  function stopAsking(): void {
    asking?.abort();
    asking = null;
  }

  function update(now: CartState): void {
    if (openEntries(now).every(keeps)) return stopAsking();
    if (!asking) page.askBeforeLeaving((asking = new AbortController()).signal);
  }

  subscribe(state, update, signal);
  signal.addEventListener('abort', stopAsking);
}
