import { useEffect } from 'react';
import { confirmedCart } from '../../store/cart-selectors.ts';
import { useCartPlace } from '../cart-context.tsx';
import { confirmationOf } from './confirmation.ts';
import type { SnackbarMessage } from './snackbar-message.ts';

/** Tells what came true of what the shopper asked for, where the page shows it too quietly. */
export function useConfirmations(show: (message: SnackbarMessage) => void): void {
  const { store } = useCartPlace();
  useEffect(
    () =>
      store.state.subscribe((state, before) => {
        const cart = confirmedCart(state);
        const ended = before.wishes.filter(({ id }) => !state.wishes.some((wish) => wish.id === id));
        // A cart is taken over together with the end of the wishes that it shows.
        if (!cart || state.phase === before.phase || ended.length === 0) return;
        const text = confirmationOf(ended, cart);
        if (text !== null) show({ text });
      }),
    [store, show],
  );
}
