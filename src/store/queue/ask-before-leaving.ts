import type { CartState } from '../cart/cart-state.ts';
import { subscribe } from '../cart/subscribe.ts';
import { openEntries } from '../intents/entry.ts';
import type { StoreParts } from './store-parts.ts';

/** Only for what the next page would not resume: the listener may exclude the page from the back/forward cache. */
export function askBeforeLeaving({ context, intentStorage }: StoreParts, signal: AbortSignal): void {
  const { page } = context.environment;
  let asking: AbortController | null = null;

  function stopAsking(): void {
    asking?.abort();
    asking = null;
  }

  function update(now: CartState): void {
    if (openEntries(now).every(intentStorage.keeps)) return stopAsking();
    void intentStorage.load();
    if (!asking) page.askBeforeLeaving((asking = new AbortController()).signal);
  }

  subscribe(context.state, update, signal);
  signal.addEventListener('abort', stopAsking);
}
