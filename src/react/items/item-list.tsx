import { useEffect, useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { confirmedCart } from '../../store/cart-selectors.ts';
import type { CartState } from '../../store/cart-state.ts';
import { useCart, useCartPlace } from '../cart-context.tsx';
import { ItemRows } from './item-rows.tsx';

/** A cart of as many items appears as a whole, so that nothing below it moves. */
const fewItems = 6;
/** Pixels; no item is lower. */
const lowestItem = 240;

/**
 * The items that fill the screen are rendered at once, the others after the first paint, in growing steps; markup of the
 * server has all of them.
 */
export function ItemList() {
  const { rendered } = useCartPlace();
  const ids = useCart(useShallow(itemIds));
  const [count, setCount] = useState(() =>
    rendered ? ids.length : Math.max(fewItems, Math.ceil(innerHeight / lowestItem)),
  );

  useEffect(() => {
    if (count >= ids.length) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    // A timer set in a frame fires after that frame is painted.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setCount(count * 5));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [count, ids]);

  return (
    // eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes the role from a list without bullets.
    <ul className="items" part="items" role="list">
      {ids.slice(0, count).map((id, index) => (
        <ItemRows key={id} itemId={id} first={index === 0} later={index >= fewItems} />
      ))}
    </ul>
  );
}

function itemIds(state: CartState): string[] {
  return confirmedCart(state)?.items.map(({ id }) => id) ?? [];
}
