import type { CartItem } from '../../domain/cart.ts';
import { quantityChoices } from '../../domain/quantity.ts';
import { say } from '../../messages/say.ts';
import { texts } from '../../messages/texts.ts';
import { shownQuantity } from '../../store/cart/cart-selectors.ts';
import { useActions, useCart } from '../cart-context.tsx';
import { Icon } from '../icons/icon.tsx';

export function Quantity({ item }: { readonly item: CartItem }) {
  const { setQuantity } = useActions();
  const shown = useCart((state) => shownQuantity(state, item.id));
  const choices = quantityChoices(Math.max(shown, item.quantity));

  return (
    <label className="quantity" part="quantity" data-pending={shown !== item.quantity || undefined}>
      <span className="quantity-label" aria-hidden="true">
        {texts.quantity}
      </span>
      <span className="select">
        <select
          className="input"
          part="select"
          name={`quantity-${item.id}`}
          aria-label={say`${texts.quantity}, ${item.product.title}`}
          value={shown}
          onChange={({ currentTarget: { value } }) => {
            // Empty if a script of the page sets a value that has no option. React then restores the shown one.
            if (value) setQuantity(item.id, Number(value));
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
