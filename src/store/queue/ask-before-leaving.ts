import { confirmedCart } from '../cart/cart-selectors.ts';
import type { IntentStorageLoader } from './kept/intent-storage.ts';
import type { StoreContext } from '../cart/store-context.ts';
import { openEntries } from '../intents/log.ts';

/**
 * Makes the browser ask before the shopper leaves a page with an intent that the next page would not resume. Only then,
 * because the listener may exclude the page from the back/forward cache. Returns a function that stops it.
 */
export function askBeforeLeaving({ state, environment }: StoreContext, intentStorage: IntentStorageLoader): () => void {
  let stopAsking: (() => void) | null = null;

  function update(isUnsaved: boolean): void {
    if (isUnsaved) {
      void intentStorage.load();
      stopAsking ??= environment.page.askBeforeLeaving();
    } else {
      stopAsking?.();
      stopAsking = null;
    }
  }

  const unsubscribe = state.subscribe((now) => {
    const isEmpty = confirmedCart(now)?.items.length === 0;
    // An empty cart has nothing left to save, except for what is being put back.
    const open = openEntries(now).filter(({ intent }) => !isEmpty || intent.kind === 'addition');
    update(open.some((entry) => !intentStorage.keeps(entry)));
  });
  return () => {
    unsubscribe();
    update(false);
  };
}
