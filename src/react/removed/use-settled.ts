import { type RefObject, useEffect, useState } from 'react';

/** Longer than a shopper takes to click twice. */
const unsettledMs = 1500;

/**
 * Whether a line may shrink on a narrow page: not under a resting pointer, which would then be over another row.
 */
export function useSettled(place: RefObject<HTMLElement | null>): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const { current: node } = place;
    const settle = () => setSettled(true);
    const timer = setTimeout(() => {
      if (node?.matches(':hover')) node.addEventListener('pointerleave', settle, { once: true });
      else settle();
    }, unsettledMs);
    return () => clearTimeout(timer);
  }, [place]);
  return settled;
}
