import { useLayoutEffect, useRef, useState } from 'react';
import type { CartItem } from '../../domain/cart.ts';
import { largestQuantity, quantityChoices } from '../../domain/quantity.ts';
import { unclobbered } from '../../dom/unclobbered.ts';
import { say } from '../../messages/say.ts';
import { texts } from '../../messages/texts.ts';
import { shownQuantity } from '../../store/cart/cart-selectors.ts';
import { useActions, useCart } from '../cart-context.tsx';
import { Icon } from '../icons/icon.tsx';

export function Quantity({ item }: { readonly item: CartItem }) {
  const { setQuantity } = useActions();
  const shown = useCart((state) => shownQuantity(state, item.id));
  // Later ones are options without React, because its elements for 25 options cost more than the rest of the row.
  const [choices] = useState(() => quantityChoices(shown));
  const select = useRef<HTMLSelectElement>(null);

  useLayoutEffect(() => {
    const { current } = select;
    if (!current) return;
    updateChoices(current, shown, item.quantity);
    // Chromium's autofill forces a layout for each assignment.
    if (current.value !== String(shown)) current.value = String(shown);
  }, [shown, item.quantity]);

  return (
    <label className="quantity" part="quantity" data-pending={shown !== item.quantity || undefined}>
      <span className="quantity-label" aria-hidden="true">
        {texts.quantity}
      </span>
      <span className="select">
        <select
          ref={select}
          className="input"
          part="select"
          name={`quantity-${item.id}`}
          aria-label={say`${texts.quantity}, ${item.product.title}`}
          value={shown}
          onChange={({ currentTarget }) => {
            // Empty if a script of the page sets a value that has no option.
            if (currentTarget.value) setQuantity(item.id, Number(currentTarget.value));
            else currentTarget.value = String(shown);
          }}
        >
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </select>
        <Icon name="chevron" />
      </span>
    </label>
  );
}

/** Adds the missing options, and removes one above the maximum unless it is the shown or confirmed quantity. */
function updateChoices(select: HTMLSelectElement, shown: number, confirmed: number): void {
  const isObsolete = ({ value }: HTMLOptionElement) =>
    Number(value) > largestQuantity && ![shown, confirmed].includes(Number(value));
  [...select.options].filter(isObsolete).forEach((option) => option.remove());
  const present = new Set([...select.options].map(({ value }) => Number(value)));
  const missing = quantityChoices(shown).filter((choice) => !present.has(choice));
  const page = unclobbered(select.ownerDocument);
  const option = (choice: number) => {
    const node = page.createElement('option');
    node.value = node.textContent = String(choice);
    return node;
  };
  const first = Number(select.options[0]?.value);
  select.prepend(...missing.filter((choice) => choice < first).map(option));
  select.append(...missing.filter((choice) => choice > first).map(option));
}
