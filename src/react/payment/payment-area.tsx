import { useCallback, useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { configuredProviders, type ExpressProvider } from '../../domain/express-method.ts';
import { toMinor } from '../../domain/money.ts';
import { texts } from '../../messages/texts.ts';
import { confirmedCart } from '../../store/cart/cart-selectors.ts';
import type { CartState } from '../../store/cart/cart-state.ts';
import { loadChunk } from '../../store/calls/load-chunk.ts';
import { useCart } from '../cart-context.tsx';
import { MissingPart } from '../dialog/missing-part.tsx';
import type { ExpressButtonsProps } from './express-buttons.tsx';
import { PaymentSlots } from './payment-slots.tsx';

/** Loads the express buttons once it is near. Until they are drawn, it is a tab stop, so that Tab does not pass it. */
export function PaymentArea() {
  const offered = useCart(useShallow(offeredProviders));
  const [isLost, setLost] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [Buttons, setButtons] = useState<ComponentType<ExpressButtonsProps> | null>(null);
  const [isDrawn, setDrawn] = useState(false);
  const section = useRef<HTMLElement>(null);
  const providers = isMissing ? [] : offered;
  const isNeeded = providers.length > 0;

  const load = useCallback(function load(): void {
    const { onLine } = navigator;
    loadChunk(() => import('./express-buttons.tsx')).then(
      ({ ExpressButtons }) => setButtons(() => ExpressButtons),
      // The network may have come back before the attempt has failed.
      () => (navigator.onLine === onLine ? setLost(true) : load()),
    );
  }, []);
  useNearby(section, isNeeded && !Buttons && !isLost, load);

  return (
    <section
      id="payment-methods"
      className="payment-methods stack"
      part="payment-methods"
      aria-label={texts.payments}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Its focus loads the buttons.
      tabIndex={isNeeded && !isDrawn ? 0 : -1}
      ref={section}
    >
      {isNeeded && (
        <>
          <h2 className="section-title">{texts.payments}</h2>
          {Buttons ? (
            <Buttons providers={providers} onDrawn={setDrawn} onMissing={setMissing} />
          ) : (
            !isLost && <PaymentSlots providers={providers} />
          )}
          {isLost && <MissingPart onClose={() => setLost(false)} />}
          <p className="payment-hint muted">{texts.paymentsHint}</p>
        </>
      )}
    </section>
  );
}

function offeredProviders(state: CartState): readonly ExpressProvider[] {
  const cart = confirmedCart(state);
  const { features, payments } = state.data.rootComponentProps;
  const isPayable = features.express && cart && toMinor(cart.total.gross) > 0;
  return isPayable ? configuredProviders(payments) : [];
}

/** Calls `approached` once the area is near the viewport, or the keyboard focus is next to it. */
function useNearby(section: RefObject<HTMLElement | null>, isAwaited: boolean, approached: () => void): void {
  useEffect(() => {
    const { current: area } = section;
    if (!area || !isAwaited) return;
    const { parentElement: side } = area;
    const observer = new IntersectionObserver(
      // A busy browser delivers several entries at once.
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && enter(),
      { rootMargin: '200px' },
    );
    // A pointer that presses the next step does not approach the payments.
    const onFocus = ({ target }: FocusEvent) => (target as Element).matches(':focus-visible') && enter();
    const stop = () => {
      observer.disconnect();
      side?.removeEventListener('focusin', onFocus);
    };
    const enter = () => {
      stop();
      approached();
    };
    observer.observe(area);
    side?.addEventListener('focusin', onFocus);
    return stop;
  }, [section, isAwaited, approached]);
}
