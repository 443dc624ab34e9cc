import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { adoptStyle } from '../../dom/adopt-style.ts';
import { unclobbered } from '../../dom/unclobbered.ts';
import { undoTexts } from '../../messages/undo-texts.ts';
import { confirmedCart } from '../../store/cart/cart-selectors.ts';
import { noticesAt } from '../../store/cart/notices.ts';
import type { Removal } from '../../store/cart/removal.ts';
import { CartContext, useCart, useCartContext } from '../cart-context.tsx';
import { Button } from '../controls/button.tsx';
import { Icon } from '../icons/icon.tsx';
import { InlineNotices } from '../notices/inline-notices.tsx';
import { useAutoHide } from '../snackbar/use-auto-hide.ts';
import { KeepPlaces, type KeptPlacesProps } from './keep-places.ts';
import css from './undo-line.css';

export { placedLines } from './place-lines.ts';

const visibleMs = 10_000;

/** They are about other items than their row, so they need the state of the whole page. */
export function UndoLines({ removals }: { readonly removals: readonly Removal[] }) {
  const context = useCartContext();
  const ofPage = useMemo(() => ({ ...context, state: context.store.state }), [context]);
  return (
    <CartContext value={ofPage}>
      {removals.map((removal) => (
        <UndoLine key={removal.id} removal={removal} />
      ))}
    </CartContext>
  );
}

/** Offers to undo a removal. Disappears after a while, unless it is pointed at or used by keyboard. */
function UndoLine({ removal }: { readonly removal: Removal }) {
  const { id, name, text, undoKey, isUndoing, noticeTarget } = removal;
  const place = useRef<HTMLDivElement>(null);
  const notices = useCart(useShallow((state) => (noticeTarget === null ? none : noticesAt(state, noticeTarget))));
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHeld = isHovered || isFocused || isUndoing || notices.length > 0;
  useAutoHide(removal.hide, visibleMs, isHeld);
  useLayoutEffect(() => {
    if (place.current) adoptStyle(place.current, css);
  }, []);

  return (
    <div
      className="undo-line row"
      part="removed"
      data-removal={id}
      tabIndex={-1}
      ref={place}
      // Not `onPointerEnter`, because it may appear under a pointer that rests.
      onPointerMove={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={({ target }) => setFocused(target.matches(':focus-visible'))}
      // The focus comes back from another window.
      onBlur={() => setFocused((focused) => focused && !unclobbered(document).hasFocus())}
    >
      <Icon name="bin" />
      <p>{`${text}.`}</p>
      {undoKey !== null && (
        <Button
          variant="outlined"
          size="small"
          aria-label={undoTexts.itemUndo(name)}
          busy={isUndoing}
          onClick={removal.undo}
        >
          {undoTexts.undo}
        </Button>
      )}
      {noticeTarget !== null && <InlineNotices target={noticeTarget} />}
    </div>
  );
}

const none = [] as const;

export function KeptPlaces({ page }: KeptPlacesProps) {
  const removed = useCart((state) => state.removed);
  const cart = useCart(confirmedCart);
  return <KeepPlaces page={page} removed={removed} cart={cart} />;
}
