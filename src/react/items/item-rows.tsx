import { memo, useMemo } from 'react';
import { itemRows } from '../../domain/item-row.ts';
import { confirmedItem } from '../../store/cart/cart-selectors.ts';
import { stateOfItem } from '../../store/cart/item-state.ts';
import { CartContext, useCart, useCartContext } from '../cart-context.tsx';
import { CrashBoundary } from '../crash/crash-boundary.tsx';
import { CrashedRow } from './crashed-row.tsx';
import { ItemCard } from './item-card.tsx';

interface ItemRowsProps {
  readonly itemId: string;
  readonly first: boolean;
  /** Whether it is beyond the first screen. */
  readonly later: boolean;
}

/** The rows of one item: one, or one per ticket. They re-render only when this item changes. */
export const ItemRows = memo(function ItemRows({ itemId, ...position }: ItemRowsProps) {
  const page = useCartContext();
  const ofItem = useMemo(() => ({ ...page, state: stateOfItem(page.store.state, itemId) }), [page, itemId]);
  return (
    <CartContext value={ofItem}>
      <Rows itemId={itemId} {...position} />
    </CartContext>
  );
});

function Rows({ itemId, first, later }: ItemRowsProps) {
  const item = useCart((state) => confirmedItem(state, itemId));
  const { onRowCrash } = useCartContext();
  const rows = useMemo(() => (item ? itemRows(item) : []), [item]);
  return rows.map((row, index) => (
    <CrashBoundary
      key={row.key}
      onCrash={(error) => {
        onRowCrash(error);
        return null;
      }}
      fallback={(restart) => <CrashedRow row={row} index={index} onRestart={restart} />}
    >
      <ItemCard row={row} index={index} first={first && index === 0} later={later} />
    </CrashBoundary>
  ));
}
