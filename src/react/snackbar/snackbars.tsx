import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { isShownInSnackbar } from '../../domain/failure.ts';
import { wishlistFailureTexts } from '../../messages/wishlist-texts.ts';
import { loadChunk } from '../../store/calls/load-chunk.ts';
import { confirmedCart } from '../../store/cart/cart-selectors.ts';
import type { CartState } from '../../store/cart/cart-state.ts';
import { definitionOf } from '../../store/intents/definitions.ts';
import { failureOf, isConfirmed, openEntries, settledEntries, type SettledEntry } from '../../store/intents/entry.ts';
import { moveSnackbarMs } from '../../store/intents/item.ts';
import { useCart, useCartContext } from '../cart-context.tsx';
import type { SnackbarMessage, SnackbarProps } from './snackbar.tsx';

interface OpenSnackbar {
  readonly message: SnackbarMessage;
  readonly Snackbar: ComponentType<SnackbarProps>;
  /** Distinguishes equal messages. */
  readonly key: number;
}

let lastKey = 0;

const PlainMessage = ({ text }: SnackbarProps) => <p role="alert">{text}</p>;

/**
 * Shows one snackbar at a time, for a full wishlist and for confirmed entries that are easily missed on the page: a newer
 * message replaces it, and a newer change closes it. Only another error replaces an error that was not visible yet.
 */
export function Snackbars() {
  const { store } = useCartContext();
  const [open, setOpen] = useState<OpenSnackbar | null>(null);
  /** The key of the latest message, unless it is closed. */
  const latest = useRef(0);
  /** The key of an error whose component is still loading. */
  const loadingError = useRef(0);
  const changed = useCart((state) => openEntries(state).at(-1)?.id ?? 0);
  const lastChanged = useRef(0);
  const settled = useCart(latestShown);
  const close = useCallback(() => setOpen(null), []);

  useEffect(() => {
    // Older changes may end after the latest one.
    if (changed <= lastChanged.current) return;
    lastChanged.current = changed;
    latest.current = loadingError.current;
    setOpen(null);
  }, [changed]);

  useEffect(() => {
    const message = settled && messageOf(settled, store.state.getState());
    const isError = message?.severity === 'error';
    if (!message || (loadingError.current && !isError)) return;
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
  }, [store, settled]);

  return (
    // Always rendered, because screen readers announce only changes of a region that exists.
    <div aria-live="polite">{open && <open.Snackbar key={open.key} {...open.message} onClose={close} />}</div>
  );
}

function latestShown(state: CartState): SettledEntry | undefined {
  return settledEntries(state).findLast((entry) =>
    isConfirmed(entry) ? definitionOf(entry.intent).confirmation : isShownInSnackbar(failureOf(entry)),
  );
}

function messageOf(entry: SettledEntry, state: CartState): SnackbarMessage | null | undefined {
  if (!isConfirmed(entry)) {
    return { severity: 'error', text: wishlistFailureTexts.wishlistFull, duration: moveSnackbarMs };
  }
  const cart = confirmedCart(state);
  return cart && definitionOf(entry.intent).confirmation?.(entry.intent, cart, state.data.baseUrl);
}
