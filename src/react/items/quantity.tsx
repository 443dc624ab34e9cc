import { useEffect, useState } from 'react';
import type { CartItem } from '../../domain/cart.ts';
import { quantityChoices } from '../../domain/quantity.ts';
import { texts } from '../../messages/texts.ts';
import { shownQuantity } from '../../store/cart-selectors.ts';
import { useActions, useCart } from '../cart-context.tsx';
import { Icon } from '../icons/icon.tsx';
import { whenIdle } from './when-idle.ts';

interface QuantityProps {
  readonly item: CartItem;
  /** Whether every choice stands there from the first render on. */
  readonly allChoices: boolean;
}

export function Quantity({ item, allChoices }: QuantityProps) {
  const shown = useCart((state) => shownQuantity(state, item.id));
  const { setQuantity } = useActions();
  const [complete, setComplete] = useState(allChoices);
  const completeNow = () => setComplete(true);
  useEffect(() => (complete ? undefined : whenIdle(() => setComplete(true))), [complete]);

  const choices = complete ? quantityChoices(Math.max(item.quantity, shown)) : [shown];
  return (
    <label className="quantity" part="quantity">
      {texts.quantity}
      <span className="select">
        <select
          part="select"
          name={`quantity-${item.id}`}
          aria-label={texts.itemQuantity(item.product.title)}
          value={shown}
          onFocus={completeNow}
          onPointerDown={completeNow}
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
