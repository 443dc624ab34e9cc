import { useCallback, useState, type ComponentType } from 'react';
import { loadChunk } from '../../store/load-chunk.ts';
import type { SnackbarProps } from './snackbar.tsx';
import type { SnackbarMessage } from './snackbar-message.ts';
import { useConfirmations } from './use-confirmations.ts';

interface Shown {
  readonly message: SnackbarMessage;
  readonly Snackbar: ComponentType<SnackbarProps>;
  /** Distinguishes equal messages. */
  readonly key: number;
}

let lastKey = 0;

const PlainMessage = ({ text }: SnackbarProps) => <p role="alert">{text}</p>;

/** Shows one snackbar at a time: a new one replaces the previous one. The component is loaded with the first message. */
export function Snackbars() {
  const [shown, setShown] = useState<Shown | null>(null);

  const show = useCallback((message: SnackbarMessage) => {
    const key = ++lastKey;
    loadChunk(() => import('./snackbar.tsx')).then(
      ({ Snackbar }) => setShown((before) => (before && before.key > key ? before : { message, Snackbar, key })),
      // The page shows confirmed changes anyway, but an error would be lost.
      () => message.severity === 'error' && setShown({ message, Snackbar: PlainMessage, key }),
    );
  }, []);

  useConfirmations(show);
  return (
    // Always rendered, because screen readers announce only changes of a region that exists.
    <div aria-live="polite">
      {shown && <shown.Snackbar key={shown.key} {...shown.message} onClose={() => setShown(null)} />}
    </div>
  );
}
