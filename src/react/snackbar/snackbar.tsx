import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { texts } from '../../messages/texts.ts';
import { CloseButton } from '../controls/button.tsx';
import type { Confirmation } from '../../store/intents/definition.ts';
import { adoptStyle } from '../../dom/adopt-style.ts';
import { focusCart } from '../../dom/focus-cart.ts';
import { Icon } from '../icons/icon.tsx';
import css from './snackbar.css';
import ofCart from './snackbar-of-cart.css';
import { useAutoHide } from './use-auto-hide.ts';

export interface SnackbarMessage extends Confirmation {
  /** Errors are announced assertively, everything else politely. */
  readonly severity?: 'success' | 'error';
}

export interface SnackbarProps extends SnackbarMessage {
  readonly onClose: () => void;
}

/** Announced by the live region around it. A popover, because a size container would be a fixed element's container. */
export function Snackbar({ text, severity = 'success', link, duration = 10_000, onClose }: SnackbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const listeners = useAutoHide({ hide: onClose, milliseconds: duration });

  useLayoutEffect(() => {
    const { current: element } = bar;
    if (!element) return;
    adoptStyle(element, css + ofCart);
    // Browsers without popovers show it in the normal flow.
    if ('showPopover' in element) element.showPopover();
  }, []);

  // After the effect above, because the popover must be visible when it is measured.
  const isAtTop = useTopIfCovering(bar);

  return (
    <div
      className="snackbar"
      part="snackbar"
      popover="manual"
      data-severity={severity}
      data-edge={isAtTop ? 'top' : 'bottom'}
      role={severity === 'error' ? 'alert' : undefined}
      ref={bar}
      {...listeners}
    >
      <Icon name={severity} label={texts.severity[severity]} />
      <p>
        <span>{link ? `${text} ` : text}</span>
        {link && <a href={link.href}>{link.text}</a>}
      </p>
      <CloseButton focusNext={focusCart} onClick={onClose} />
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
