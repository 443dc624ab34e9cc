import { useEffect } from 'react';
import type { ExpressProvider } from '../../domain/express-method.ts';
import { expressTexts } from '../../messages/express-texts.ts';
import type { Express } from '../../store/express/create-express.ts';
import { UnavailableRow } from './unavailable-row.tsx';
import { useProviderButtons } from './use-provider-buttons.ts';

export interface ProviderRowProps {
  readonly express: Express;
  readonly provider: ExpressProvider;
  /** Whether a row without buttons retains its height, so that nothing moves while the area is visible. */
  readonly keepsHeight: boolean;
  /** Called once its buttons are drawn, or there are none to draw. */
  readonly onDrawn: (isDrawn: true) => void;
  /** Called if they cannot be shown where the cart is. */
  readonly onLost: (isLost: true) => void;
}

export function ProviderRow({ express, provider, keepsHeight, onDrawn, onLost }: ProviderRowProps) {
  const [state, drawAgain] = useProviderButtons(express, provider);

  useEffect(() => {
    if (state !== 'loading') onDrawn(true);
    if (state === 'lost') onLost(true);
  }, [state, onDrawn, onLost]);

  if (state === 'failed') {
    return <UnavailableRow provider={provider} text={expressTexts.unavailable[provider]} onRetry={drawAgain} />;
  }
  if (state === 'none' && !keepsHeight) return null;
  return (
    <div className="payment-slot" data-provider={provider} data-state={state}>
      <slot name={`payment-${provider}`} />
    </div>
  );
}
