import { useEffect, useRef, useState } from 'react';
import type { Express } from '../../store/express/create-express.ts';

/** Tells the page when the payment area comes into sight and when it goes (specification, 2). */
export function useVisibility(express: Express) {
  const anchor = useRef<HTMLDivElement>(null);
  const [isVisible, setVisible] = useState(true);

  useEffect(() => {
    const area = anchor.current?.closest<HTMLElement>('.payment-methods');
    if (!area) return;
    const style = area.closest<HTMLElement>('.root')?.style;
    // How far the sticky bar steps up, and how far focused controls keep clear of it. A low window, such as an enlarged one,
    // keeps room for the bar and for a control above it.
    const measure = () =>
      style?.setProperty('--payment-area-height', `clamp(0px, ${area.offsetHeight}px, 100vh - 300px)`);
    measure();
    const resize = new ResizeObserver(measure);
    resize.observe(area);
    let told = false;
    const tell = (visible: boolean) => {
      setVisible(visible);
      if (visible === told) return;
      told = visible;
      express.visibilityChanged(visible);
    };
    const observer = new IntersectionObserver((entries) => tell(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(area);
    return () => {
      observer.disconnect();
      resize.disconnect();
      tell(false);
      style?.removeProperty('--payment-area-height');
    };
  }, [express]);

  return [anchor, isVisible] as const;
}
