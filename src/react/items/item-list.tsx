import { useEffect, useMemo, useState } from 'react';
import { confirmedCart } from '../../store/cart-selectors.ts';
import type { CartState } from '../../store/cart-state.ts';
import { useCart, useCartPlace } from '../cart-context.tsx';
import { ItemRows } from './item-rows.tsx';

/** What fills a large screen is rendered at once, the rest after it is painted, so many items at a time. */
const [firstItems, laterItems] = [8, 40];

export function ItemList() {
  const { rendered } = useCartPlace();
  const listed = useCart(itemIds);
  const ids = useMemo(() => JSON.parse(listed) as string[], [listed]);
  const [count, setCount] = useState(rendered ? ids.length : firstItems);

  useEffect(() => {
    if (count >= ids.length) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    // A timer that is set in a frame ends after that frame is painted.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setCount(count + laterItems));
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
        <ItemRows key={id} itemId={id} first={index === 0} />
      ))}
    </ul>
  );
}

/** As a text, which tells at once whether they are the same. */
function itemIds(state: CartState): string {
  return JSON.stringify(confirmedCart(state)?.items.map((item) => item.id) ?? []);
}
