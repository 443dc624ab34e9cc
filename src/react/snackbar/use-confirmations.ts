import { useEffect } from 'react';
import { isShownInSnackbar } from '../../domain/failure.ts';
import { wishlistTexts } from '../../messages/wishlist-texts.ts';
import { confirmedCart } from '../../store/cart-selectors.ts';
import { moveSnackbarDuration } from '../../store/changes/changes.ts';
import type { CartState } from '../../store/cart-state.ts';
import type { SettledChange } from '../../store/changes/pending-change.ts';
import { useCart, useCartPlace } from '../cart-context.tsx';
import type { SnackbarMessage } from './snackbar-message.ts';

/** Tells that the wishlist is full, and what was confirmed of what the shopper asked for, where the page shows it too quietly. */
export function useConfirmations(show: (message: SnackbarMessage) => void): void {
  const { store } = useCartPlace();
  const latest = useCart(latestConfirmed);
  useEffect(() => {
    const cart = confirmedCart(store.state.getState());
    const { baseUrl } = store.state.getState().data;
    const message = isShownInSnackbar(latest?.failure)
      ? { severity: 'error' as const, text: wishlistTexts.full, duration: moveSnackbarDuration }
      : cart && latest?.change.confirmation?.(cart, baseUrl);
    if (message) show(message);
  }, [store, latest, show]);
}

function latestConfirmed({ settledChanges }: CartState): SettledChange | undefined {
  return settledChanges.findLast(({ change, result, failure }) =>
    result === 'confirmed' ? change.confirmation : isShownInSnackbar(failure),
  );
}
