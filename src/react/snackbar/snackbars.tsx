import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { loadChunk } from '../../store/calls/load-chunk.ts';
import { openEntries } from '../../store/intents/log.ts';
import { useCart } from '../cart-context.tsx';
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

/**
 * Shows one snackbar at a time: a newer message replaces it, and a newer change closes it. An error that has not been visible
 * yet is replaced by another error only. The component is loaded with the first message.
 */
export function Snackbars() {
  const [shown, setShown] = useState<Shown | null>(null);
  /** The key of the latest message, unless it is closed. */
  const latest = useRef(0);
  /** The key of an error whose component is still loading. */
  const loadingError = useRef(0);
  const changed = useCart((state) => openEntries(state).at(-1)?.id ?? 0);
  const lastChanged = useRef(0);

  useEffect(() => {
    // The latest change may be settled before older ones.
    if (changed <= lastChanged.current) return;
    lastChanged.current = changed;
    latest.current = loadingError.current;
    setShown(null);
  }, [changed]);

  const show = useCallback((message: SnackbarMessage) => {
    const isError = message.severity === 'error';
    if (loadingError.current && !isError) return;
    const key = (latest.current = ++lastKey);
    if (isError) loadingError.current = key;
    const showIn = (Snackbar: ComponentType<SnackbarProps>) => {
      loadingError.current = 0;
      if (latest.current === key) setShown({ message, Snackbar, key });
    };
    loadChunk(() => import('./snackbar.tsx')).then(
      ({ Snackbar }) => showIn(Snackbar),
      // The page shows confirmed changes anyway, but an error would be lost.
      () => isError && showIn(PlainMessage),
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
