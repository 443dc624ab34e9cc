import { type RefObject, useEffect, useState } from 'react';

/** Whether the total of the summary is in view, and whether the bar is taller than a quarter of the window. */
export function useBar(bar: RefObject<HTMLElement | null>) {
  const [repeatsTotal, setRepeatsTotal] = useState(false);
  const [isTooTall, setTooTall] = useState(false);

  useEffect(() => {
    const { current: element } = bar;
    const total = element?.parentElement?.querySelector('.summary [data-kind="total"]');
    if (!element || !total) return;
    const notes = element.querySelector<HTMLElement>('.proceed-notes');
    const style = element.closest<HTMLElement>('.root')?.style;
    let intersections: IntersectionObserver | undefined;
    let covered = 0;
    const measure = () => {
      const barHeight = element.offsetHeight;
      setTooTall(barHeight > window.innerHeight / 4);
      // Only for notes that stay, because each change of the property updates the styles of the whole cart.
      const height = notes?.querySelector('[data-severity]') ? notes.offsetHeight : 0;
      if (height !== covered) style?.setProperty('--notes-height', `${(covered = height)}px`);
      else if (intersections) return;
      intersections?.disconnect();
      intersections = new IntersectionObserver(
        (entries) => setRepeatsTotal(entries.at(-1)?.isIntersecting ?? false),
        // The bar and its notes cover the bottom of the window.
        { rootMargin: `0px 0px -${barHeight + covered}px` },
      );
      intersections.observe(total);
    };
    // Its first call follows the browser's layout. Measuring here would force a layout of the whole cart.
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    if (notes) sizes.observe(notes);
    window.addEventListener('resize', measure);
    return () => {
      intersections?.disconnect();
      sizes.disconnect();
      window.removeEventListener('resize', measure);
      style?.removeProperty('--notes-height');
    };
  }, [bar]);

  return { repeatsTotal, isTooTall };
}

/** Whether the payment buttons are in view, according to the last `paymentVisibilityChange` event on the window. */
export function usePaymentVisibility(): boolean {
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    const listen = (event: Event) =>
      setVisible((event as CustomEvent<{ isVisible?: unknown } | null>).detail?.isVisible === true);
    window.addEventListener('paymentVisibilityChange', listen);
    return () => window.removeEventListener('paymentVisibilityChange', listen);
  }, []);
  return visible;
}
