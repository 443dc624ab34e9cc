import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { focusCart } from '../../dom/focus-cart.ts';
import { unclobbered } from '../../dom/unclobbered.ts';

interface Attention {
  readonly isActive: boolean;
  /** Call it before the element is removed. */
  restoreFocus(): void;
}

export function useAttention(element: RefObject<HTMLElement | null>): Attention {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const cameFrom = useRef<EventTarget>(null);

  // A layout effect, because the element may get the focus at once.
  useLayoutEffect(() => {
    const { current: node } = element;
    const controller = new AbortController();
    const listen = (type: string, listener: (event: Event) => void) =>
      node?.addEventListener(type, listener, { signal: controller.signal });
    // Not `pointerenter`, because the element may appear under a pointer that rests.
    listen('pointermove', () => setHovered(true));
    listen('pointerleave', () => setHovered(false));
    // The focus comes back from another window.
    listen('focusout', () => setFocused(!unclobbered(document).hasFocus()));
    listen('focusin', (event) => {
      const { relatedTarget } = event as FocusEvent;
      if (!node?.contains(relatedTarget as Node | null)) cameFrom.current = relatedTarget;
      setFocused(true);
    });
    return () => controller.abort();
  }, [element]);

  return {
    isActive: hovered || focused,
    restoreFocus() {
      const { current: node } = element;
      if (!focused || !node) return;
      if (cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected)
        cameFrom.current.focus({ preventScroll: true });
      else focusCart(node);
    },
  };
}
