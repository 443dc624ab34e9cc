import { useEffect } from 'react';
import { isShownInSnackbar } from '../../domain/failure.ts';
import { wishlistFailureTexts } from '../../messages/wishlist-texts.ts';
import { confirmedCart } from '../../store/cart/cart-selectors.ts';
import type { CartState } from '../../store/cart/cart-state.ts';
import { definitionOf } from '../../store/intents/definitions.ts';
import { failureOf, isConfirmed, type SettledEntry } from '../../store/intents/entry.ts';
import { settledEntries } from '../../store/intents/log.ts';
import { moveSnackbarMs } from '../../store/intents/move.ts';
import { useCart, useCartContext } from '../cart-context.tsx';
import type { SnackbarMessage } from './snackbar-message.ts';

/** Shows snackbars for a full wishlist and for confirmed entries that are easily missed on the page. */
export function useConfirmations(show: (message: SnackbarMessage) => void): void {
  const { store } = useCartContext();
  const latest = useCart(latestConfirmed);
  useEffect(() => {
    const cart = confirmedCart(store.state.getState());
    const { baseUrl } = store.state.getState().data;
    const message = isShownInSnackbar(latest && failureOf(latest))
      ? { severity: 'error' as const, text: wishlistFailureTexts.wishlistFull, duration: moveSnackbarMs }
      : cart && latest && definitionOf(latest.intent).confirmation?.(latest.intent, cart, baseUrl);
    if (message) show(message);
  }, [store, latest, show]);
}

function latestConfirmed(state: CartState): SettledEntry | undefined {
  return settledEntries(state).findLast((entry) =>
    isConfirmed(entry) ? definitionOf(entry.intent).confirmation : isShownInSnackbar(failureOf(entry)),
  );
}
