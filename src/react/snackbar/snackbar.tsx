import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { texts } from '../../messages/texts.ts';
import { CloseButton } from '../controls/button.tsx';
import { adoptStyle } from '../../dom/adopt-style.ts';
import { Icon } from '../icons/icon.tsx';
import { snackbarDurationMs, type SnackbarMessage } from './snackbar-message.ts';
import css from './snackbar.css';
import ofCart from './snackbar-of-cart.css';
import { useAttention } from './use-attention.ts';
import { useAutoHide } from './use-auto-hide.ts';

export interface SnackbarProps extends SnackbarMessage {
  readonly onClose: () => void;
}

/** Announced by the live region around it. A popover, because a size container would be a fixed element's container. */
export function Snackbar({ text, severity = 'success', link, duration, onClose }: SnackbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const attention = useAttention(bar);
  useAutoHide(onClose, duration ?? snackbarDurationMs, attention.isActive);

  useLayoutEffect(() => {
    const { current: element } = bar;
    if (!element) return;
    adoptStyle(element, css + ofCart);
    // Browsers without popovers show it in the normal flow.
    if ('showPopover' in element) element.showPopover();
  }, []);

  // After the effect above, because the popover must be visible when it is measured.
  const isAtTop = useTopIfCovering(bar);

  function close(): void {
    attention.restoreFocus();
    onClose();
  }

  return (
    <div
      className="snackbar"
      part="snackbar"
      popover="manual"
      data-severity={severity}
      data-edge={isAtTop ? 'top' : 'bottom'}
      role={severity === 'error' ? 'alert' : undefined}
      ref={bar}
    >
      <Icon name={severity} label={texts.severity[severity]} />
      <p>
        <span>{link ? `${text} ` : text}</span>
        {link && <a href={link.href}>{link.text}</a>}
      </p>
      <CloseButton onClick={close} />
    </div>
  );
}

/** Moves the bar to the top if it covers something important, and back if it covers the focused element there. */
function useTopIfCovering(bar: RefObject<HTMLElement | null>): boolean {
  const [moves, setMoves] = useState(0);

  useLayoutEffect(() => {
    const { current: element } = bar;
    if (!element || moves === 2) return;
    const root = element.getRootNode() as ShadowRoot;
    const controller = new AbortController();
    const { signal } = controller;
    const check = () => {
      // A press must end where it began.
      if (element.matches(':hover')) return;
      const buttons = moves === 0 ? root.querySelectorAll('.proceed-bar, .payment-methods') : [];
      if ([root.activeElement, ...buttons].some((important) => covers(element, important))) setMoves(moves + 1);
    };
    root.addEventListener('focusin', check, { signal });
    window.addEventListener('scroll', check, { signal, capture: true, passive: true });
    check();
    return () => controller.abort();
  }, [bar, moves]);

  return moves === 1;
}

function covers(bar: HTMLElement, element: Element | null): boolean {
  if (!element || bar.contains(element)) return false;
  const barRect = bar.getBoundingClientRect();
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return top < barRect.bottom && barRect.top < bottom && left < barRect.right && barRect.left < right;
}
