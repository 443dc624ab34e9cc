import { useEffect, useState } from 'react';
import { useStore } from 'zustand/react';
import type { ExpressProvider } from '../../domain/express-method.ts';
import type { PaymentSettings } from '../../domain/fragment-data.ts';
import type { Express } from '../../store/express/create-express.ts';
import { useCart, useCartPlace } from '../cart-context.tsx';
import { drawButtons, type ButtonsState } from './draw-buttons.ts';

/**
 * Draws a provider's buttons into a child of the cart's element and keeps them up to date. They are drawn again for
 * each attempt, and when the shop offers other wallets.
 */
export function useProviderButtons(express: Express, provider: ExpressProvider, attempt: number): ButtonsState {
  const { store, host } = useCartPlace();
  const [state, setState] = useState<ButtonsState>('loading');
  // Data that are set again are new objects.
  const settings = useCart(({ data }) => JSON.stringify(data.rootComponentProps.payments));
  const offered = useStore(express.state, ({ wallets }) =>
    provider === 'wallets' ? (wallets?.join(' ') ?? null) : provider,
  );

  useEffect(() => {
    if (!host || offered === null) return;
    const payments = JSON.parse(settings) as PaymentSettings;
    return drawButtons({ host, store, express, provider, settings: payments, offered }, setState);
  }, [host, store, express, provider, settings, offered, attempt]);

  return state;
}
