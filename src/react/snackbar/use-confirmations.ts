import { useEffect } from 'react';
import { confirmedCart } from '../../store/cart-selectors.ts';
import type { CartState } from '../../store/cart-state.ts';
import type { SettledChange } from '../../store/pending-change.ts';
import { useCart, useCartPlace } from '../cart-context.tsx';
import type { SnackbarMessage } from './snackbar-message.ts';

/** Tells what was confirmed of what the shopper asked for, where the page shows it too quietly. */
export function useConfirmations(show: (message: SnackbarMessage) => void): void {
  const { store } = useCartPlace();
  const latest = useCart(latestConfirmed);
  useEffect(() => {
    const cart = confirmedCart(store.state.getState());
    const text = cart && latest?.change.confirmation?.(cart);
    if (text) show({ text });
  }, [store, latest, show]);
}

function latestConfirmed({ settledChanges }: CartState): SettledChange | undefined {
  return settledChanges.findLast(({ change, result }) => result === 'confirmed' && change.confirmation);
}
