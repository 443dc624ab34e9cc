import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { useStore } from 'zustand/react';
import type { ExpressProvider } from '../../domain/express-method.ts';
import { expressTexts } from '../../messages/express-texts.ts';
import type { Express } from '../../store/express/create-express.ts';
import { adoptStyle } from '../../dom/adopt-style.ts';
import { focusedElement } from '../../dom/container-focus.ts';
import css from './express-buttons.css';
import { PaymentNotices } from './payment-notices.tsx';
import { ProviderRow } from './provider-row.tsx';

export interface ExpressButtonsProps {
  readonly express: Express;
  readonly providers: readonly ExpressProvider[];
  /** Called once a provider has drawn its buttons or has none to draw. */
  readonly onDrawn: (isDrawn: true) => void;
  /** Called if the page cannot show the buttons where the cart is. */
  readonly onMissing: (isMissing: true) => void;
}

export function ExpressButtons({ express, providers, onDrawn, onMissing }: ExpressButtonsProps) {
  const phase = useStore(express.state, (state) => state.phase);
  const [isLost, setLost] = useState(false);
  const [isVisible, setVisible] = useState(true);
  const observe = useCallback((rows: HTMLDivElement) => observeVisibility(rows, express, setVisible), [express]);
  const isConfirming = phase.kind === 'confirming' || phase.kind === 'leaving';

  // Before the rows draw their buttons.
  useLayoutEffect(() => {
    const closing = new AbortController();
    express.start(closing.signal);
    return () => closing.abort();
  }, [express]);

  useEffect(() => {
    if (!isLost) return;
    // oxlint-disable-next-line no-console
    console.info('cart-fragment: express payment is left out inside a shadow root. Place the tag outside of it.');
    onMissing(true);
  }, [isLost, onMissing]);

  return (
    <div className="stack" ref={takeStyle}>
      <PaymentNotices express={express} />
      <div className="express-rows stack" ref={observe} aria-busy={isConfirming}>
        {providers.map((provider) => (
          <ProviderRow key={provider} {...{ express, provider, onDrawn }} onLost={setLost} keepsHeight={isVisible} />
        ))}
        {isConfirming && (
          <p className="express-confirming card" ref={takeLostFocus} tabIndex={-1}>
            <span>{expressTexts.confirming}</span>
            {/* The shopper has approved the payment, so a navigation that is slow or stopped needs a way to continue. */}
            {phase.kind === 'leaving' && phase.url && <a href={phase.url}>{expressTexts.lastCheck}</a>}
          </p>
        )}
      </div>
    </div>
  );
}

/** Before the first paint, which would otherwise show the rows without gaps. */
const takeStyle = (area: HTMLElement | null) => void (area && adoptStyle(area, css));

/** The pressed button cannot be used meanwhile. */
function takeLostFocus(message: HTMLElement | null): void {
  if (focusedElement()?.localName === 'body') message?.focus({ preventScroll: true });
}

/** Tells the page and the rows when the payment area enters or leaves the viewport. */
function observeVisibility(rows: HTMLElement, express: Express, setVisible: (isVisible: boolean) => void) {
  const area = rows.closest('.payment-methods') ?? rows;
  const style = rows.closest<HTMLElement>('.root')?.style;
  let lastReported = false;
  const report = (visible: boolean) => {
    setVisible(visible);
    if (visible === lastReported) return;
    lastReported = visible;
    express.visibilityChanged(visible);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      const { isIntersecting = false, intersectionRect } = entries.at(-1) ?? {};
      // The sticky bar moves up by as much as the area displaces it anyway, so it never jumps.
      if (isIntersecting) style?.setProperty('--payment-area-height', `${intersectionRect?.height ?? 0}px`);
      else style?.removeProperty('--payment-area-height');
      report(isIntersecting);
    },
    { threshold: [...Array(21).keys()].map((step) => step / 20) },
  );
  observer.observe(area);
  return () => {
    observer.disconnect();
    report(false);
    style?.removeProperty('--payment-area-height');
  };
}
