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
    // The distance by which the sticky bar moves up, and by which focused controls stay clear of it. Limited, so that a
    // low window, such as a zoomed one, has space for the bar and for a control above it.
    const measure = () =>
      style?.setProperty('--payment-area-height', `clamp(0px, ${area.offsetHeight}px, 100vh - 300px)`);
    measure();
    const resize = new ResizeObserver(measure);
    resize.observe(area);
    let lastReported = false;
    const report = (visible: boolean) => {
      setVisible(visible);
      if (visible === lastReported) return;
      lastReported = visible;
      express.visibilityChanged(visible);
    };
    const observer = new IntersectionObserver((entries) => report(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(area);
    return () => {
      observer.disconnect();
      resize.disconnect();
      report(false);
      style?.removeProperty('--payment-area-height');
    };
  }, [express]);

  return [anchor, isVisible] as const;
}
