import { useCallback, useState, type ComponentType } from 'react';
import { loadChunk } from '../../store/calls/load-chunk.ts';
import { MissingPart } from './missing-part.tsx';

/** A dialog whose component is loaded when it is first opened. The component closes itself with `onClose`. */
export function useLazyDialog<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
  props: Omit<Props, 'onClose'>,
) {
  const [phase, setPhase] = useState<'closed' | 'loading' | 'missing' | ComponentType<Props>>('closed');

  function open(): void {
    setPhase('loading');
    loadChunk(load).then(
      (component) => setPhase(() => component),
      () => setPhase('missing'),
    );
  }

  const close = useCallback(() => setPhase('closed'), []);
  const Dialog = typeof phase === 'string' ? null : phase;
  return {
    open,
    busy: phase === 'loading',
    /** The dialog while it is open, or a message if it cannot be loaded. */
    element: Dialog ? (
      <Dialog {...({ ...props, onClose: close } as Props)} />
    ) : (
      phase === 'missing' && <MissingPart onClose={close} />
    ),
  };
}
