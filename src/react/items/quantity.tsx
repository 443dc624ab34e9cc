import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CartItem } from '../../domain/cart.ts';
import { quantityChoices } from '../../domain/quantity.ts';
import { texts } from '../../messages/texts.ts';
import { shownQuantity } from '../../store/cart-selectors.ts';
import { useActions, useCart, useCartPlace } from '../cart-context.tsx';
import { Icon } from '../icons/icon.tsx';
import { addChoices } from './quantity-choices.ts';
import { whenIdle } from './when-idle.ts';

/**
 * The quantity of an item. Server markup brings every choice. A fresh render begins with the one that is shown, and adds
 * the others when the browser is idle or the shopper is about to choose: 25 of them for each row would weigh more than
 * the row.
 */
export function Quantity({ item }: { readonly item: CartItem }) {
  const { rendered } = useCartPlace();
  const { setQuantity } = useActions();
  const shown = useCart((state) => shownQuantity(state, item.id));
  const [choices] = useState(() => (rendered ? quantityChoices(shown) : [shown]));
  const select = useRef<HTMLSelectElement>(null);

  useLayoutEffect(() => {
    const { current } = select;
    if (!current) return;
    addChoices(current, [shown]);
    // Assigned only where it differs: Chromium's autofill answers each assignment with a layout of its own.
    if (current.value !== String(shown)) current.value = String(shown);
  }, [shown]);

  const complete = () => select.current && addChoices(select.current, quantityChoices(shown));
  useEffect(() => whenIdle(() => select.current && addChoices(select.current, quantityChoices(1))), []);

  return (
    <label className="quantity" part="quantity">
      {texts.quantity}
      <span className="select">
        <select
          ref={select}
          part="select"
          name={`quantity-${item.id}`}
          aria-label={texts.itemQuantity(item.product.title)}
          value={shown}
          onFocus={complete}
          onPointerEnter={complete}
          onPointerDown={complete}
          onChange={(event) => setQuantity(item.id, Number(event.currentTarget.value))}
        >
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
        <Icon name="chevron" />
      </span>
    </label>
  );
}
