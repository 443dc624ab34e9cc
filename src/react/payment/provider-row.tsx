import { useEffect, useReducer, useState } from 'react';
import { useStore } from 'zustand/react';
import type { ExpressProvider, WalletMethod } from '../../domain/express-method.ts';
import { expressTexts } from '../../messages/express-texts.ts';
import { texts } from '../../messages/texts.ts';
import type { PaymentOffer } from '../../store/cart/provider-interface.ts';
import type { Express } from '../../store/express/create-express.ts';
import { useCart, useCartContext, useShallow } from '../cart-context.tsx';
import { Button } from '../controls/button.tsx';
import { drawButtons, type ButtonsState } from './draw-buttons.ts';

const noWallets: readonly WalletMethod[] = [];
/** After this many losses, the page evidently removes the buttons whenever they are drawn, or cannot show them. */
const maxDrawings = 3;
const count = (before: number) => before + 1;

interface ProviderRowProps {
  readonly express: Express;
  readonly provider: ExpressProvider;
  /** Whether a row without buttons retains its height, so that nothing moves while the area is visible. */
  readonly keepsHeight: boolean;
  /** Called once its buttons are drawn, or there are none to draw. */
  readonly onDrawn: (isDrawn: true) => void;
  /** Called if they cannot be shown where the cart is. */
  readonly onLost: (isLost: true) => void;
}

/** Draws a provider's buttons, again if the page removes them. */
export function ProviderRow({ express, provider, keepsHeight, onDrawn, onLost }: ProviderRowProps) {
  const { store, host } = useCartContext();
  const [state, setState] = useState<ButtonsState>('loading');
  const [attempt, drawAgain] = useReducer(count, 0);
  const [losses, lose] = useReducer(count, 0);
  const isLost = losses === maxDrawings;
  // As text, because setting the same data again creates new objects.
  const settings = useCart(({ data: { rootComponentProps: props } }) =>
    JSON.stringify({ ...props.payments, ...props.express }),
  );
  const wallets = useStore(
    express.state,
    useShallow((now) => (provider === 'wallets' ? now.wallets : noWallets)),
  );

  useEffect(() => {
    if (!host || !wallets || isLost) return;
    const parsed = JSON.parse(settings) as PaymentOffer['settings'];
    return drawButtons({ host, store, express, provider, settings: parsed, wallets }, setState, lose, drawAgain);
  }, [host, store, express, provider, settings, wallets, attempt, losses, isLost]);

  useEffect(() => {
    if (state !== 'loading' || isLost) onDrawn(true);
    if (isLost) onLost(true);
  }, [state, isLost, onDrawn, onLost]);

  if (state === 'failed') {
    return (
      <div className="payment-slot line muted" data-provider={provider} data-state={state}>
        <p role="alert">{expressTexts.unavailable[provider]}</p>
        <Button variant="ghost" focusNext={focusArea} onClick={drawAgain}>
          {texts.retry}
        </Button>
      </div>
    );
  }
  if (state === 'none' && !keepsHeight) return null;
  return (
    <div className="payment-slot" data-provider={provider} data-state={state}>
      <slot name={`payment-${provider}`} />
    </div>
  );
}

/** The next Tab from here reaches the buttons. */
function focusArea(removed: Element): void {
  removed.closest<HTMLElement>('.payment-methods')?.focus({ preventScroll: true });
}
