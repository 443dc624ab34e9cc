import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { CloseButton } from '../controls/close-button.tsx';
import { adoptStyle } from '../adopt-style.ts';
import css from './dialog.css';

interface DialogProps {
  readonly title: string;
  /** Style of its content. */
  readonly style?: string;
  readonly onClose: () => void;
  /** An element in it with `data-first-focus` takes the focus, otherwise the heading. */
  readonly children: ReactNode;
  /** Buttons at its end. */
  readonly actions?: ReactNode;
}

/**
 * A native modal dialog: the page behind it is inert, Escape closes it, and the focus returns to its opener.
 * Loaded with the first dialog, so it is never rendered on the server.
 */
export function Dialog({ title, style = '', onClose, children, actions }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();

  useLayoutEffect(() => {
    const { current: element } = dialog;
    if (!element) return;
    adoptStyle(element, css + style);
    // Safari does not focus a button that is clicked, so nothing would take the focus back: the opener, which stands before.
    const { activeElement } = element.getRootNode() as Document | ShadowRoot;
    if (!activeElement) (element.previousElementSibling as HTMLElement | null)?.focus({ preventScroll: true });
    element.showModal();
    const first = element.querySelector<HTMLElement>('[data-first-focus]') ?? element.querySelector('h2');
    first?.focus();
    return () => element.close();
  }, [style]);

  // A click whose target is the dialog itself is one on its backdrop.
  useEffect(() => {
    const { current: element } = dialog;
    const closeOnVeil = (event: MouseEvent) => event.target === element && onClose();
    element?.addEventListener('click', closeOnVeil);
    return () => element?.removeEventListener('click', closeOnVeil);
  }, [onClose]);

  return (
    <dialog
      className="dialog"
      part="dialog"
      aria-labelledby={headingId}
      ref={dialog}
      // The close event comes a moment after the dialog has closed: whatever is told in it by then, nobody sees.
      onCancel={onClose}
      onClose={onClose}
    >
      <div className="dialog-inside">
        <div className="dialog-head">
          <h2 id={headingId} tabIndex={-1}>
            {title}
          </h2>
          <CloseButton onClick={onClose} />
        </div>
        <div className="dialog-body">{children}</div>
        {actions && <div className="dialog-foot">{actions}</div>}
      </div>
    </dialog>
  );
}
