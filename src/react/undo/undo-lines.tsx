import { useMemo } from 'react';
import { adoptStyle } from '../../dom/adopt-style.ts';
import { undoTexts } from '../../messages/undo-texts.ts';
import { confirmedCart } from '../../store/cart/cart-selectors.ts';
import { noticesAt } from '../../store/cart/notices.ts';
import type { Removal } from '../../store/cart/removal.ts';
import { CartContext, useCart, useCartContext, useShallow } from '../cart-context.tsx';
import { Button } from '../controls/button.tsx';
import { Icon } from '../icons/icon.tsx';
import { InlineNotices } from '../notices/notices.tsx';
import { useAutoHide } from '../snackbar/use-auto-hide.ts';
import { KeepPlaces, type KeptPlacesProps } from './keep-places.ts';
import css from './undo-line.css';

export { placedLines } from './place-lines.ts';

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
  const notices = useCart(useShallow((state) => (noticeTarget === null ? none : noticesAt(state, noticeTarget))));
  const listeners = useAutoHide({
    hide: removal.hide,
    milliseconds: 10_000,
    isHeld: isUndoing || notices.length > 0,
  });

  return (
    <div className="undo-line row" part="removed" data-removal={id} tabIndex={-1} ref={takeStyle} {...listeners}>
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
const takeStyle = (line: HTMLElement | null) => void (line && adoptStyle(line, css));

export function KeptPlaces({ page }: KeptPlacesProps) {
  const removed = useCart((state) => state.removed);
  const cart = useCart(confirmedCart);
  return <KeepPlaces page={page} removed={removed} cart={cart} />;
}
