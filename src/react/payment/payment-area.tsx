import { useEffect, useRef, useState, useSyncExternalStore, type ComponentType } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { configuredProviders, type ExpressProvider } from '../../domain/express-method.ts';
import { toMinor } from '../../domain/money.ts';
import { texts } from '../../messages/texts.ts';
import { confirmedCart } from '../../store/cart-selectors.ts';
import type { CartState } from '../../store/cart-state.ts';
import { loadChunk } from '../../store/load-chunk.ts';
import { useCart, useCartContext } from '../cart-context.tsx';
import type { ExpressButtonsProps } from './express-buttons.tsx';
import { PaymentSlots } from './payment-slots.tsx';

/** The express payments. The area has its size from the start; its content is loaded when it is near the viewport. */
export function PaymentArea() {
  const { host } = useCartContext();
  const offered = useCart(useShallow(offeredProviders));
  // The server cannot know whether the element will be inside a shadow root.
  const isNested = useSyncExternalStore(
    neverChanges,
    () => !!host && host.getRootNode() !== host.ownerDocument,
    () => false,
  );
  const [isMissing, setMissing] = useState(false);
  const [Buttons, setButtons] = useState<ComponentType<ExpressButtonsProps> | null>(null);
  const section = useRef<HTMLElement>(null);
  const providers = isNested || isMissing ? [] : offered;
  const isNeeded = providers.length > 0;

  useEffect(() => {
    if (!isNested || offered.length === 0) return;
    // eslint-disable-next-line no-console
    console.info('cart-fragment: express payment is left out inside a shadow root. Place the tag outside of it.');
  }, [isNested, offered]);

  useEffect(() => {
    const { current: area } = section;
    if (!area || !isNeeded) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy browser delivers several entries at once.
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        loadChunk(() => import('./express-buttons.tsx')).then(
          ({ ExpressButtons }) => setButtons(() => ExpressButtons),
          () => setMissing(true),
        );
      },
      { rootMargin: '200px' },
    );
    observer.observe(area);
    return () => observer.disconnect();
  }, [isNeeded]);

  return (
    <section
      id="payment-methods"
      className="payment-methods"
      part="payment-methods"
      aria-label={texts.payments}
      ref={section}
    >
      {isNeeded && (
        <>
          <h2 className="section-title">{texts.payments}</h2>
          {Buttons ? <Buttons providers={providers} /> : <PaymentSlots providers={providers} />}
          <p className="payment-hint">{texts.paymentsHint}</p>
        </>
      )}
    </section>
  );
}

const neverChanges = () => () => {};

function offeredProviders(state: CartState): readonly ExpressProvider[] {
  const cart = confirmedCart(state);
  const isPayable = cart && toMinor(cart.total.gross) > 0;
  return isPayable ? configuredProviders(state.data.rootComponentProps.payments) : [];
}
