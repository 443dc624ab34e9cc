import { confirmedCart } from '../cart-selectors.ts';
import type { StoreContext } from '../store-context.ts';

/**
 * Makes the browser ask before the shopper leaves a page with an unsaved change. Only then, because the listener may
 * exclude the page from the back/forward cache. Returns a function that stops it.
 */
export function askBeforeLeaving({ state, environment }: StoreContext): () => void {
  let stopAsking: (() => void) | null = null;

  function update(isUnsaved: boolean): void {
    if (isUnsaved) stopAsking ??= environment.page.askBeforeLeaving();
    else {
      stopAsking?.();
      stopAsking = null;
    }
  }

  const unsubscribe = state.subscribe((now) =>
    // An empty cart has nothing left to save.
    update(now.pendingChanges.length > 0 && confirmedCart(now)?.items.length !== 0),
  );
  return () => {
    unsubscribe();
    update(false);
  };
}
