import { useEffect, useRef, useState, type RefObject } from 'react';
import { focusCart } from '../focus/focus-cart.ts';

interface Attention {
  /** Whether the element is hovered or has the focus. */
  readonly held: boolean;
  /** Gives a focus that is in the element back to where it came from, before the element goes. */
  giveBack(): void;
}

/** Whether the shopper is busy with an element. */
export function useAttention(element: RefObject<HTMLElement | null>): Attention {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const cameFrom = useRef<EventTarget>(null);

  useEffect(() => {
    const { current: node } = element;
    const listening = new AbortController();
    const listen = (type: string, heard: (event: Event) => void) =>
      node?.addEventListener(type, heard, { signal: listening.signal });
    listen('pointerenter', () => setHovered(true));
    listen('pointerleave', () => setHovered(false));
    listen('focusout', () => setFocused(false));
    listen('focusin', (event) => {
      const { relatedTarget } = event as FocusEvent;
      if (!node?.contains(relatedTarget as Node | null)) cameFrom.current = relatedTarget;
      setFocused(true);
    });
    return () => listening.abort();
  }, [element]);

  return {
    held: hovered || focused,
    giveBack() {
      const { current: node } = element;
      if (!focused || !node) return;
      if (cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected)
        cameFrom.current.focus({ preventScroll: true });
      else focusCart(node);
    },
  };
}
