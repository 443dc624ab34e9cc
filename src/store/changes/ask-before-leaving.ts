import { confirmedCart } from '../cart-selectors.ts';
import type { StoreContext } from '../store-context.ts';

/**
 * Lets the browser ask before the page is left with a change that is not saved. Only then: asking may keep a page out of
 * the back/forward cache. Returns a function that stops.
 */
export function askBeforeLeaving({ state, environment }: StoreContext): () => void {
  let stopAsking: (() => void) | null = null;

  function follow(isUnsaved: boolean): void {
    if (isUnsaved) stopAsking ??= environment.page.askBeforeLeaving();
    else {
      stopAsking?.();
      stopAsking = null;
    }
  }

  const unsubscribe = state.subscribe((now) =>
    // In an empty cart, nothing is left to be saved.
    follow(now.pendingChanges.length > 0 && confirmedCart(now)?.items.length !== 0),
  );
  return () => {
    unsubscribe();
    follow(false);
  };
}
