import { useEffect, useReducer, useState } from 'react';
import { useStore } from 'zustand/react';
import { useShallow } from 'zustand/react/shallow';
import type { ExpressProvider, WalletMethod } from '../../domain/express-method.ts';
import type { PaymentOffer } from '../../store/cart/provider-interface.ts';
import type { Express } from '../../store/express/create-express.ts';
import { useCart, useCartContext } from '../cart-context.tsx';
import { drawButtons, type ButtonsState } from './draw-buttons.ts';

const noWallets: readonly WalletMethod[] = [];
/** After this many losses, the page evidently removes the buttons whenever they are drawn, or cannot show them. */
const maxDrawings = 3;

/** Draws a provider's buttons, again if the page removes them. `lost`: they cannot be shown where the cart is. */
export function useProviderButtons(express: Express, provider: ExpressProvider) {
  const { store, host } = useCartContext();
  const [state, setState] = useState<ButtonsState>('loading');
  const [attempt, drawAgain] = useReducer((count: number) => count + 1, 0);
  const [losses, setLosses] = useState(0);
  // As text, because setting the same data again creates new objects.
  const settings = useCart(({ data: { rootComponentProps: props } }) =>
    JSON.stringify({ ...props.payments, ...props.express }),
  );
  const wallets = useStore(
    express.state,
    useShallow((state) => (provider === 'wallets' ? state.wallets : noWallets)),
  );

  useEffect(() => {
    if (!host || !wallets || losses === maxDrawings) return;
    const parsed = JSON.parse(settings) as PaymentOffer['settings'];
    const drawing = { host, store, express, provider, settings: parsed, wallets };
    return drawButtons(drawing, setState, () => setLosses((count) => count + 1), drawAgain);
  }, [host, store, express, provider, settings, wallets, attempt, losses]);

  return [losses === maxDrawings ? 'lost' : state, drawAgain] as const;
}
