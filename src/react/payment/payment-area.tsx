import { useCallback, useState, type ComponentType } from 'react';
import { configuredProviders, type ExpressProvider } from '../../domain/express-method.ts';
import { toMinor } from '../../domain/money.ts';
import { whenNear } from '../../dom/when-near.ts';
import { texts } from '../../messages/texts.ts';
import { confirmedCart } from '../../store/cart/cart-selectors.ts';
import type { CartState } from '../../store/cart/cart-state.ts';
import type { CartStore } from '../../store/create-cart-store.ts';
import { loadChunk } from '../../store/calls/load-chunk.ts';
import { useCart, useCartContext, useShallow } from '../cart-context.tsx';
import { MissingPart } from '../dialog/missing-part.tsx';
import type { ExpressButtonsProps } from './express-buttons.tsx';

/** The express buttons, or why there are none yet. */
type Part =
  | 'far'
  | 'loading'
  | 'lost'
  | (Pick<ExpressButtonsProps, 'express'> & { readonly Buttons: ComponentType<ExpressButtonsProps> });

/** Loads the express buttons once it is near. Until they are drawn, it is a tab stop, so that Tab does not pass it. */
export function PaymentArea() {
  const { store } = useCartContext();
  const offered = useCart(useShallow(offeredProviders));
  const [part, setPart] = useState<Part>('far');
  const loadIfNear = useCallback((area: HTMLElement) => whenApproached(area, () => load(store, setPart)), [store]);
  const [isMissing, setMissing] = useState(false);
  const [isDrawn, setDrawn] = useState(false);
  const providers = isMissing ? [] : offered;
  const isNeeded = providers.length > 0;

  return (
    <section
      id="payment-methods"
      className="payment-methods stack"
      part="payment-methods"
      aria-label={texts.payments}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Its focus loads the buttons.
      tabIndex={isNeeded && !isDrawn ? 0 : -1}
      ref={isNeeded && part === 'far' ? loadIfNear : undefined}
    >
      {isNeeded && (
        <>
          <h2 className="section-title">{texts.payments}</h2>
          {part === 'lost' ? (
            <MissingPart onClose={() => setPart('far')} />
          ) : typeof part === 'object' ? (
            <part.Buttons express={part.express} providers={providers} onDrawn={setDrawn} onMissing={setMissing} />
          ) : (
            // As high as the buttons.
            <div className="express-rows stack">
              {providers.map((provider) => (
                <div className="payment-slot" data-provider={provider} key={provider} />
              ))}
            </div>
          )}
          <p className="payment-hint muted">{texts.paymentsHint}</p>
        </>
      )}
    </section>
  );
}

function load(store: CartStore, setPart: (part: Part) => void): void {
  setPart('loading');
  const { onLine } = navigator;
  Promise.all([loadChunk(() => import('./express-buttons.tsx')), store.express()]).then(
    ([{ ExpressButtons: Buttons }, express]) => setPart({ Buttons, express }),
    // The network may have come back before the attempt has failed.
    () => (navigator.onLine === onLine ? setPart('lost') : load(store, setPart)),
  );
}

function offeredProviders(state: CartState): readonly ExpressProvider[] {
  const cart = confirmedCart(state);
  const { features, payments } = state.data.rootComponentProps;
  const isPayable = features.express && cart && toMinor(cart.total.gross) > 0;
  return isPayable ? configuredProviders(payments) : [];
}

/** Calls `approached` once the area is near the viewport, or the keyboard focus is next to it. */
function whenApproached(area: HTMLElement, approached: () => void): () => void {
  const closing = new AbortController();
  const enter = () => {
    closing.abort();
    approached();
  };
  // A pointer that presses the next step does not approach the payments.
  const onFocus = ({ target }: FocusEvent) => (target as Element).matches(':focus-visible') && enter();
  closing.signal.addEventListener('abort', whenNear(area, enter));
  area.parentElement?.addEventListener('focusin', onFocus, closing);
  return () => closing.abort();
}
