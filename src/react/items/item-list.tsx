import { useMemo } from 'react';
import { confirmedCart } from '../../store/cart-selectors.ts';
import type { CartState } from '../../store/cart-state.ts';
import { useCart } from '../cart-context.tsx';
import { ItemRows } from './item-rows.tsx';

/** Beyond these, the choices of a quantity come after the first paint, which they would slow down. */
const rowsWithAllChoices = 12;

export function ItemList() {
  const listed = useCart(itemIds);
  const ids = useMemo(() => JSON.parse(listed) as string[], [listed]);
  return (
    // eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes the role from a list without bullets.
    <ul className="items" part="items" role="list">
      {ids.map((id, index) => (
        <ItemRows key={id} itemId={id} first={index === 0} allChoices={index < rowsWithAllChoices} />
      ))}
    </ul>
  );
}

/** As a text, which tells at once whether they are the same. */
function itemIds(state: CartState): string {
  return JSON.stringify(confirmedCart(state)?.items.map((item) => item.id) ?? []);
}
