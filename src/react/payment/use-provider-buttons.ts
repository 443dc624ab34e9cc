import { useEffect, useState } from 'react';
import { useStore } from 'zustand/react';
import { useShallow } from 'zustand/react/shallow';
import type { ExpressProvider, WalletMethod } from '../../domain/express-method.ts';
import type { ExpressSettings, PaymentSettings } from '../../domain/fragment-data.ts';
import type { Express } from '../../store/express/create-express.ts';
import { useCart, useCartContext } from '../cart-context.tsx';
import { drawButtons, type ButtonsState } from './draw-buttons.ts';

const noWallets: readonly WalletMethod[] = [];

/**
 * Draws a provider's buttons into a child of the cart's element and updates them. They are drawn again for each attempt,
 * and when the shop offers other wallets.
 */
export function useProviderButtons(express: Express, provider: ExpressProvider, attempt: number): ButtonsState {
  const { store, host } = useCartContext();
  const [state, setState] = useState<ButtonsState>('loading');
  // As text, because setting the same data again creates new objects.
  const settings = useCart(({ data: { rootComponentProps: props } }) =>
    JSON.stringify({ ...props.payments, ...props.express }),
  );
  const wallets = useStore(
    express.state,
    useShallow((state) => (provider === 'wallets' ? state.wallets : noWallets)),
  );

  useEffect(() => {
    if (!host || !wallets) return;
    const parsed = JSON.parse(settings) as PaymentSettings & ExpressSettings;
    return drawButtons({ host, store, express, provider, settings: parsed, wallets }, setState);
  }, [host, store, express, provider, settings, wallets, attempt]);

  return state;
}
