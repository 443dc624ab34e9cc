import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { loadChunk } from '../../store/calls/load-chunk.ts';
import { openEntries } from '../../store/intents/log.ts';
import { useCart } from '../cart-context.tsx';
import type { SnackbarProps } from './snackbar.tsx';
import type { SnackbarMessage } from './snackbar-message.ts';
import { useConfirmations } from './use-confirmations.ts';

interface OpenSnackbar {
  readonly message: SnackbarMessage;
  readonly Snackbar: ComponentType<SnackbarProps>;
  /** Distinguishes equal messages. */
  readonly key: number;
}

let lastKey = 0;

const PlainMessage = ({ text }: SnackbarProps) => <p role="alert">{text}</p>;

/**
 * Shows one snackbar at a time: a newer message replaces it, and a newer change closes it. Only another error replaces an
 * error that was not visible yet.
 */
export function Snackbars() {
  const [open, setOpen] = useState<OpenSnackbar | null>(null);
  /** The key of the latest message, unless it is closed. */
  const latest = useRef(0);
  /** The key of an error whose component is still loading. */
  const loadingError = useRef(0);
  const changed = useCart((state) => openEntries(state).at(-1)?.id ?? 0);
  const lastChanged = useRef(0);

  useEffect(() => {
    // Older changes may end after the latest one.
    if (changed <= lastChanged.current) return;
    lastChanged.current = changed;
    latest.current = loadingError.current;
    setOpen(null);
  }, [changed]);

  const show = useCallback((message: SnackbarMessage) => {
    const isError = message.severity === 'error';
    if (loadingError.current && !isError) return;
    const key = (latest.current = ++lastKey);
    if (isError) loadingError.current = key;
    const showIn = (Snackbar: ComponentType<SnackbarProps>) => {
      loadingError.current = 0;
      if (latest.current === key) setOpen({ message, Snackbar, key });
    };
    loadChunk(() => import('./snackbar.tsx')).then(
      ({ Snackbar }) => showIn(Snackbar),
      // An error would be lost.
      () => isError && showIn(PlainMessage),
    );
  }, []);

  useConfirmations(show);
  return (
    // Always rendered, because screen readers announce only changes of a region that exists.
    <div aria-live="polite">
      {open && <open.Snackbar key={open.key} {...open.message} onClose={() => setOpen(null)} />}
    </div>
  );
}
