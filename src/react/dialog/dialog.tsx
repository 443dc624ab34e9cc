import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { CloseButton } from '../controls/button.tsx';
import { adoptStyle } from '../../dom/adopt-style.ts';
import type { Elements } from '../elements.ts';
import css from './dialog.css';

interface DialogProps {
  readonly title: string;
  readonly style?: string;
  readonly onClose: () => void;
  /** An element with `data-first-focus` gets the focus, otherwise the heading. */
  readonly children: ReactNode;
  readonly actions?: Elements;
}

/** A native modal dialog. Loaded lazily, so the server never renders it. */
export function Dialog({ title, style = '', onClose, children, actions }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const { current: element } = dialog;
    if (!element) return;
    adoptStyle(element, css + style);
    element.showModal();
    (element.querySelector<HTMLElement>('[data-first-focus]') ?? element.querySelector('h2'))?.focus();
    return () => element.close();
  }, [style]);

  // A click on the backdrop targets the dialog itself, and so does one that ends a selection of text outside.
  useEffect(() => {
    const { current: element } = dialog;
    let pressed: EventTarget | null = null;
    const press = ({ target }: Event) => (pressed = target);
    const closeOnBackdrop = ({ target }: Event) => target === element && pressed === element && onClose();
    element?.addEventListener('pointerdown', press);
    element?.addEventListener('click', closeOnBackdrop);
    return () => {
      element?.removeEventListener('pointerdown', press);
      element?.removeEventListener('click', closeOnBackdrop);
    };
  }, [onClose]);

  return (
    <dialog
      className="dialog"
      part="dialog"
      aria-label={title}
      ref={dialog}
      // `close` fires only in a later task.
      onCancel={onClose}
      onClose={onClose}
    >
      <div className="dialog-inside">
        <div className="dialog-head">
          <h2 tabIndex={-1}>{title}</h2>
          <CloseButton onClick={onClose} />
        </div>
        <div className="dialog-body">{children}</div>
        {actions && <div className="dialog-foot">{actions}</div>}
      </div>
    </dialog>
  );
}
