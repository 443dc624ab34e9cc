import { useEffect, useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { confirmedCart } from '../../store/cart/cart-selectors.ts';
import type { CartState } from '../../store/cart/cart-state.ts';
import { useCart, useCartContext } from '../cart-context.tsx';
import { useLines } from '../undo/undo.tsx';
import { ItemRows } from './item-rows.tsx';

/** A cart of up to this many items renders at once, so that nothing below it moves. */
const minRenderedItems = 6;
const minItemHeightPx = 240;

/**
 * Renders the items that fill the screen at once, and the others after the first paint in growing steps. Server markup
 * contains all of them.
 */
export function ItemList() {
  const { rendered } = useCartContext();
  const ids = useCart(useShallow(itemIds));
  const lines = useLines('items');
  const [count, setCount] = useState(() =>
    rendered ? Infinity : Math.max(minRenderedItems, Math.ceil(innerHeight / minItemHeightPx)),
  );

  useEffect(() => {
    if (count === Infinity) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    // A timer set in an animation frame fires after that frame is painted.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setCount(count < ids.length ? count * 5 : Infinity));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [count, ids]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the list role without bullets.
    <ul className="items" part="items" role="list">
      {ids.slice(0, count).map((id, index) => (
        <ItemRows key={id} itemId={id} first={index === 0} later={index >= minRenderedItems} lines={lines?.get(id)} />
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
