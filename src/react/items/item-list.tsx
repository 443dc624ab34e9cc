import { confirmedCart } from '../../store/cart/cart-selectors.ts';
import type { CartState } from '../../store/cart/cart-state.ts';
import { useCart, useCartContext, useShallow } from '../cart-context.tsx';
import { useLines } from '../undo/undo.tsx';
import { ItemRows } from './item-rows.tsx';

/** The items of a first screen, at least. */
const minFirstRows = 6;

export function ItemList() {
  const { rows } = useCartContext();
  const ids = useCart(useShallow(itemIds));
  const lines = useLines('items');
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the list role without bullets.
    <ul className="items" part="items" role="list">
      {ids.slice(...rows).map((id, index) => (
        <ItemRows
          key={id}
          itemId={id}
          first={rows[0] + index === 0}
          later={rows[0] + index >= minFirstRows}
          lines={lines?.get(id)}
        />
      ))}
    </ul>
  );
}

function itemIds(state: CartState): string[] {
  const ids = confirmedCart(state)?.items.map(({ id }) => id) ?? [];
  if (!state.order) return ids;
  const present = new Set(ids);
  return state.order.items.filter((id) => present.has(id));
}
