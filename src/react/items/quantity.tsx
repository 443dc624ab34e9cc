import { useLayoutEffect, useRef, useState } from 'react';
import type { CartItem } from '../../domain/cart.ts';
import { quantityChoices } from '../../domain/quantity.ts';
import { texts } from '../../messages/texts.ts';
import { shownQuantity } from '../../store/cart-selectors.ts';
import { useActions, useCart, useCartPlace } from '../cart-context.tsx';
import { Icon } from '../icons/icon.tsx';
import { updateChoices } from './quantity-choices.ts';

/** The quantity of an item. React renders every choice on the server, and otherwise only the current one. */
export function Quantity({ item }: { readonly item: CartItem }) {
  const { rendered } = useCartPlace();
  const { setQuantity } = useActions();
  const shown = useCart((state) => shownQuantity(state, item.id));
  const [choices] = useState(() => (rendered ? quantityChoices(shown) : [shown]));
  const select = useRef<HTMLSelectElement>(null);

  useLayoutEffect(() => {
    const { current } = select;
    if (!current) return;
    updateChoices(current, shown, item.quantity);
    // Assigned only if it differs, because Chromium's autofill forces a layout for each assignment.
    if (current.value !== String(shown)) current.value = String(shown);
  }, [shown, item.quantity]);

  return (
    <label className="quantity" part="quantity">
      <span className="quantity-label">{texts.quantity}</span>
      <span className="select">
        <select
          ref={select}
          part="select"
          name={`quantity-${item.id}`}
          aria-label={texts.itemQuantity(item.product.title)}
          value={shown}
          onChange={({ currentTarget }) => {
            // A script of the page that sets a value which the select lacks leaves it empty.
            if (currentTarget.value) setQuantity(item.id, Number(currentTarget.value));
            else currentTarget.value = String(shown);
          }}
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
