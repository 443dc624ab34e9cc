import { useCallback, useRef, type ReactNode } from 'react';
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
  const pressed = useRef<EventTarget>(null);
  const open = useCallback(
    (dialog: HTMLDialogElement) => {
      adoptStyle(dialog, css + style);
      dialog.showModal();
      (dialog.querySelector<HTMLElement>('[data-first-focus]') ?? dialog.querySelector('h2'))?.focus();
      return () => dialog.close();
    },
    [style],
  );

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes it, too.
    <dialog
      className="dialog"
      part="dialog"
      aria-label={title}
      ref={open}
      // `close` fires only in a later task.
      onCancel={onClose}
      onClose={onClose}
      // A click on the backdrop targets the dialog itself, and so does one that ends a selection of text outside.
      onPointerDown={({ target }) => (pressed.current = target)}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget && target === pressed.current) onClose();
      }}
    >
      <div className="dialog-inside">
        <div className="dialog-head">
          <h2 tabIndex={-1}>{title}</h2>
          <CloseButton onClick={onClose} />
        </div>
        <div className="dialog-body">{children}</div>
        {actions && <div className="dialog-foot buttons">{actions}</div>}
      </div>
    </dialog>
  );
}
