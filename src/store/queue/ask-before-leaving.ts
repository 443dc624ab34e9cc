import { confirmedCart } from '../cart/cart-selectors.ts';
import type { CartState } from '../cart/cart-state.ts';
import { subscribe } from '../cart/subscribe.ts';
import { openEntries } from '../intents/log.ts';
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
    const isEmpty = confirmedCart(now)?.items.length === 0;
    // An empty cart has nothing left to save, except for what is being put back.
    const open = openEntries(now).filter(({ intent }) => !isEmpty || intent.kind === 'addition');
    if (open.every(intentStorage.keeps)) return stopAsking();
    void intentStorage.load();
    if (!asking) page.askBeforeLeaving((asking = new AbortController()).signal);
  }

  subscribe(context.state, update, signal);
  signal.addEventListener('abort', stopAsking);
}
