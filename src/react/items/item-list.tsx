import { useShallow } from 'zustand/react/shallow';
import { confirmedCart } from '../../store/cart-selectors.ts';
import type { CartState } from '../../store/cart-state.ts';
import { useCart } from '../cart-context.tsx';
import { ItemRows } from './item-rows.tsx';

/** Beyond these, the choices of a quantity come after the first paint, which they would slow down. */
const rowsWithAllChoices = 12;

export function ItemList() {
  const ids = useCart(useShallow(itemIds));
  return (
    // eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes the role from a list without bullets.
    <ul className="items" part="items" role="list">
      {ids.map((id, index) => (
        <ItemRows key={id} itemId={id} first={index === 0} allChoices={index < rowsWithAllChoices} />
      ))}
    </ul>
  );
}

function itemIds(state: CartState): string[] {
  return confirmedCart(state)?.items.map((item) => item.id) ?? [];
}
