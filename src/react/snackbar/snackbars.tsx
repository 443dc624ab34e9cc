import { useCallback, useState, type ComponentType } from 'react';
import { loadChunk } from '../../store/load-chunk.ts';
import type { SnackbarProps } from './snackbar.tsx';
import type { SnackbarMessage } from './snackbar-message.ts';
import { useConfirmations } from './use-confirmations.ts';

interface Shown {
  readonly message: SnackbarMessage;
  readonly Snackbar: ComponentType<SnackbarProps>;
  /** Tells this one from an equal one before it. */
  readonly key: number;
}

let lastKey = 0;

const PlainMessage = ({ text }: SnackbarProps) => <p role="alert">{text}</p>;

/** The place of snackbars, whose code comes with the first one. Each replaces the one that is still there. */
export function Snackbars() {
  const [shown, setShown] = useState<Shown | null>(null);

  const show = useCallback((message: SnackbarMessage) => {
    const key = ++lastKey;
    loadChunk(() => import('./snackbar.tsx')).then(
      ({ Snackbar }) => setShown((before) => (before && before.key > key ? before : { message, Snackbar, key })),
      // The page itself shows what came true; an error would be lost with the message.
      () => message.severity === 'error' && setShown({ message, Snackbar: PlainMessage, key }),
    );
  }, []);

  useConfirmations(show);
  return (
    // There before the first message, so that the message is read.
    <div aria-live="polite">
      {shown && <shown.Snackbar key={shown.key} {...shown.message} onClose={() => setShown(null)} />}
    </div>
  );
}
