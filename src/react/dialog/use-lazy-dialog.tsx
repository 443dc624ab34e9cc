import { useState, type ComponentType, type ReactNode } from 'react';
import { ReloadNotice } from '../crash/reload-notice.tsx';
import { loadChunk } from '../../store/load-chunk.ts';

interface LazyDialog {
  open(): void;
  readonly busy: boolean;
  /** The dialog while it is open, or what is said when it cannot be loaded. */
  readonly element: ReactNode;
}

/** A dialog whose code comes when it is first opened. `load` gives the component; it is closed by `onClose`. */
export function useLazyDialog<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
  props: Omit<Props, 'onClose'>,
): LazyDialog {
  const [phase, setPhase] = useState<'closed' | 'loading' | 'missing' | ComponentType<Props>>('closed');

  function open(): void {
    setPhase('loading');
    loadChunk(load).then(
      (component) => setPhase(() => component),
      () => setPhase('missing'),
    );
  }

  const Dialog = typeof phase === 'string' ? null : phase;
  return {
    open,
    busy: phase === 'loading',
    element: Dialog ? (
      <Dialog {...({ ...props, onClose: () => setPhase('closed') } as Props)} />
    ) : (
      phase === 'missing' && <ReloadNotice />
    ),
  };
}
