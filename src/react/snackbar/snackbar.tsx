import { useLayoutEffect, useRef, useState } from 'react';
import { texts } from '../../messages/texts.ts';
import { CloseButton } from '../controls/close-button.tsx';
import { adoptStyle } from '../adopt-style.ts';
import { Icon } from '../icons/icon.tsx';
import { snackbarDuration, type SnackbarMessage } from './snackbar-message.ts';
import css from './snackbar.css';
import { useAttention } from './use-attention.ts';
import { useAutoHide } from './use-auto-hide.ts';

export interface SnackbarProps extends SnackbarMessage {
  readonly onClose: () => void;
}

/**
 * A message at the edge of the screen that hides by itself, but not while it is hovered or has the focus. What it says
 * is read since it comes into a live place; the one status of the page tells of the cart alone (rulings, 39).
 * A popover, since what is fixed within a size container would not be fixed to the screen.
 */
export function Snackbar({ text, severity = 'success', link, duration, onClose }: SnackbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const attention = useAttention(bar);
  const [isInTheWay, setInTheWay] = useState(false);
  useAutoHide(onClose, duration ?? snackbarDuration, attention.held);

  useLayoutEffect(() => {
    const { current: element } = bar;
    if (!element) return;
    adoptStyle(element, css);
    // Older browsers show it where it stands, above everything near it.
    if ('showPopover' in element) element.showPopover();
    const root = element.getRootNode() as ShadowRoot;
    const looking = new AbortController();
    const { signal } = looking;
    const look = () => {
      if (!covers(element, root)) return;
      setInTheWay(true);
      looking.abort();
    };
    root.addEventListener('focusin', look, { signal });
    window.addEventListener('scroll', look, { signal, capture: true, passive: true });
    look();
    return () => looking.abort();
  }, []);

  function close(): void {
    attention.giveBack();
    onClose();
  }

  return (
    <div
      className="snackbar"
      part="snackbar"
      popover="manual"
      data-severity={severity}
      data-place={isInTheWay ? 'top' : 'bottom'}
      role={severity === 'error' ? 'alert' : undefined}
      ref={bar}
    >
      <Icon name={severity} />
      <p>
        <span className="unseen">{texts.severity[severity]}: </span>
        {text}
        {link && (
          <>
            {' '}
            <a href={link.href}>{link.text}</a>
          </>
        )}
      </p>
      <CloseButton onClick={close} />
    </div>
  );
}

/** Whether it lies on what has the focus, on the next step, or on the payments. */
function covers(bar: HTMLElement, root: ShadowRoot): boolean {
  const own = bar.getBoundingClientRect();
  return [root.activeElement, ...root.querySelectorAll('.proceed-bar, .payment-methods')].some((other) => {
    if (!other || bar.contains(other)) return false;
    const { top, bottom, left, right } = other.getBoundingClientRect();
    return top < own.bottom && own.top < bottom && left < own.right && own.left < right;
  });
}
