import { useEffect, useRef, useState } from 'react';
import type { Express } from '../../store/express/create-express.ts';

/** Notifies the page when the payment area enters or leaves the viewport. */
export function useVisibility(express: Express) {
  const anchor = useRef<HTMLDivElement>(null);
  const [isVisible, setVisible] = useState(true);

  useEffect(() => {
    const area = anchor.current?.closest<HTMLElement>('.payment-methods');
    if (!area) return;
    const style = area.closest<HTMLElement>('.root')?.style;
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
  }, [express]);

  return [anchor, isVisible] as const;
}
