import { useEffect } from 'react';
import { isShownInSnackbar } from '../../domain/failure.ts';
import { wishlistFailureTexts } from '../../messages/wishlist-texts.ts';
import { confirmedCart } from '../../store/cart-selectors.ts';
import { moveSnackbarMs } from '../../store/changes/move-to-wishlist.ts';
import type { CartState } from '../../store/cart-state.ts';
import type { SettledChange } from '../../store/changes/pending-change.ts';
import { useCart, useCartContext } from '../cart-context.tsx';
import type { SnackbarMessage } from './snackbar-message.ts';

/** Shows snackbars for a full wishlist and for confirmed changes that are easily missed on the page. */
export function useConfirmations(show: (message: SnackbarMessage) => void): void {
  const { store } = useCartContext();
  const latest = useCart(latestConfirmed);
  useEffect(() => {
    const cart = confirmedCart(store.state.getState());
    const { baseUrl } = store.state.getState().data;
    const message = isShownInSnackbar(latest?.failure)
      ? { severity: 'error' as const, text: wishlistFailureTexts.wishlistFull, duration: moveSnackbarMs }
      : cart && latest?.change.confirmation?.(cart, baseUrl);
    if (message) show(message);
  }, [store, latest, show]);
}

function latestConfirmed({ settledChanges }: CartState): SettledChange | undefined {
  return settledChanges.findLast(({ change, result, failure }) =>
    result === 'confirmed' ? change.confirmation : isShownInSnackbar(failure),
  );
}
