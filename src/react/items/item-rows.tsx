import { memo, useMemo, useState } from 'react';
import { type ItemRow, itemRows } from '../../domain/item-row.ts';
import { say } from '../../messages/say.ts';
import { texts } from '../../messages/texts.ts';
import { confirmedItem } from '../../store/cart/cart-selectors.ts';
import { stateOfItem } from '../../store/cart/item-state.ts';
import { openAt } from '../../store/intents/entry.ts';
import { itemSlot, packagingSlot } from '../../store/intents/slots.ts';
import { CartContext, useCart, useCartContext } from '../cart-context.tsx';
import { Button, RetryButton } from '../controls/button.tsx';
import { CrashBoundary } from '../crash/crash-boundary.tsx';
import { Banner } from '../notices/banner.tsx';
import { InlineNotices } from '../notices/notices.tsx';
import type { LinesOfRows } from '../undo/place-lines.ts';
import { UndoLines } from '../undo/undo.tsx';
import { RemoveButton } from './item-actions.tsx';
import { ItemCard } from './item-card.tsx';
import { minFoldedTickets } from './tickets.tsx';

interface ItemRowsProps {
  readonly itemId: string;
  readonly first: boolean;
  /** Whether it is beyond the first screen. */
  readonly later: boolean;
  readonly lines: LinesOfRows | undefined;
}

/** Re-renders only when this item changes. */
export const ItemRows = memo(function ItemRows({ itemId, ...position }: ItemRowsProps) {
  const page = useCartContext();
  const ofItem = useMemo(() => ({ ...page, state: stateOfItem(page.store.state, itemId) }), [page, itemId]);
  return (
    <CartContext value={ofItem}>
      <Rows itemId={itemId} {...position} />
    </CartContext>
  );
});

function Rows({ itemId, first, later, lines }: ItemRowsProps) {
  const item = useCart((state) => confirmedItem(state, itemId));
  const { onRowCrash } = useCartContext();
  const rows = useMemo(() => (item ? itemRows(item) : []), [item]);
  const [isUnfolded, setUnfolded] = useState(false);
  const openRow = useCart((state) => openAt(state, itemSlot(itemId))?.rows[0]);
  // It stays unfolded, because a refusal is shown in the row.
  if (!isUnfolded && openRow && rows[openRow]?.quantity === 1) setUnfolded(true);
  const isFolded = rows.length >= minFoldedTickets && !isUnfolded;
  // The row of the rest stays.
  const last = isFolded && rows.at(-1)?.quantity === 1 ? 0 : rows.length - 1;
  return rows.map((row, index) => {
    const name = ticketName(row);
    const hidden = isFolded && index > 0 && index !== last;
    return (
      <li key={row.key} aria-label={name && say`${row.item.product.title}, ${name}`} hidden={hidden}>
        {!hidden && <UndoLines removals={lines?.slice(isFolded && index ? 1 : index, index + 1).flat()} />}
        <CrashBoundary onCrash={onRowCrash} fallback={(restart) => <CrashedRow row={row} onRestart={restart} />}>
          <ItemCard row={row} name={name} first={first && index === 0} later={later} />
        </CrashBoundary>
        {isFolded && index === 0 && (
          <div className="ticket-fold card">
            <Button
              variant="ghost"
              onClick={({ currentTarget }) => {
                focusNextRow(currentTarget);
                setUnfolded(true);
              }}
            >
              {texts.allTickets(row.item.quantity)}
            </Button>
          </div>
        )}
        {index === last && <UndoLines removals={lines?.slice(last + 1).flat()} />}
      </li>
    );
  });
}

/** Before the focused button is removed. */
function focusNextRow(inside: Element): void {
  const row = inside.closest('li')?.nextElementSibling as HTMLElement;
  row.hidden = false;
  row.querySelector<HTMLElement>('[data-remove]')?.focus({ preventScroll: true });
}

/** Distinguishes the rows of equal tickets. */
function ticketName({ item, ticket, quantity }: ItemRow): string | undefined {
  if (ticket === null || item.quantity === 1) return undefined;
  return quantity > 1 ? texts.moreTickets(quantity) : texts.ticket(ticket + 1, item.quantity);
}

function CrashedRow({ row, onRestart }: Readonly<{ row: ItemRow; onRestart: () => void }>) {
  const { key, item } = row;
  return (
    <div className="item card" part="item" data-row={key} data-error>
      <div className="item-crash">
        <Banner severity="error" closing={<RemoveButton row={row} />}>
          <p>
            <strong>{item.product.title}</strong>
          </p>
          <p>{texts.rowFailed}</p>
          <RetryButton onClick={onRestart} />
        </Banner>
      </div>
      <InlineNotices target={itemSlot(item.id)} />
      <InlineNotices target={packagingSlot(item.id)} />
    </div>
  );
}
