import { createContext, useCallback, useContext, useState, type ComponentType, type ReactNode } from 'react';
import { loadChunk } from '../../store/load-chunk.ts';
import type { SnackbarProps } from './snackbar.tsx';
import type { SnackbarMessage } from './snackbar-message.ts';
import { useConfirmations } from './use-confirmations.ts';

type ShowSnackbar = (message: SnackbarMessage) => void;

const SnackbarContext = createContext<ShowSnackbar>(() => {});

/** Shows a message for a while; it replaces the one that is still there. */
export function useSnackbar(): ShowSnackbar {
  return useContext(SnackbarContext);
}

interface Shown {
  readonly message: SnackbarMessage;
  readonly Snackbar: ComponentType<SnackbarProps>;
  /** Tells this one from an equal one before it. */
  readonly key: number;
}

let lastKey = 0;

const PlainMessage = ({ text }: SnackbarProps) => <p role="alert">{text}</p>;

/** Gives everything in it the place for snackbars, whose code comes with the first one. */
export function Snackbars({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<Shown | null>(null);

  const show = useCallback<ShowSnackbar>((message) => {
    const key = ++lastKey;
    loadChunk(() => import('./snackbar.tsx')).then(
      ({ Snackbar }) => setShown((before) => (before && before.key > key ? before : { message, Snackbar, key })),
      // The page itself shows what came true; an error would be lost with the message.
      () => message.severity === 'error' && setShown({ message, Snackbar: PlainMessage, key }),
    );
  }, []);

  useConfirmations(show);
  return (
    <SnackbarContext value={show}>
      {children}
      {/* There before the first message, so that the message is read. */}
      <div aria-live="polite">
        {shown && <shown.Snackbar key={shown.key} {...shown.message} onClose={() => setShown(null)} />}
      </div>
    </SnackbarContext>
  );
}
