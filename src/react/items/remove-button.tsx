import type { MouseEvent } from 'react';
import type { CartItem } from '../../domain/cart.ts';
import { texts } from '../../messages/texts.ts';
import { isBeingRemoved } from '../../store/cart/cart-selectors.ts';
import { useActions, useCart } from '../cart-context.tsx';
import { Button } from '../controls/button.tsx';
import { Icon } from '../icons/icon.tsx';

export interface RowButtonProps {
  readonly item: CartItem;
  /** The index of a ticket; null for the whole item. */
  readonly row: number | null;
  /** The id of the element that names the ticket. */
  readonly describedBy?: string | undefined;
}

export function RemoveButton({ item, row, describedBy }: RowButtonProps) {
  const { removeItem, removeRow } = useActions();
  const leaving = useCart((state) => isBeingRemoved(state, item.id, row));

  function onClick(event: MouseEvent<HTMLElement>): void {
    // Safari does not focus clicked buttons, but the focus moves to the next row only if it was in this one.
    event.currentTarget.focus();
    if (row === null) removeItem(item.id);
    else removeRow(item.id, row);
  }

  return (
    <Button
      variant="ghost"
      part="button remove"
      data-remove={item.id}
      data-left={row === null ? undefined : item.quantity - 1}
      aria-label={texts.removeItem(item.product.title)}
      aria-describedby={describedBy}
      busy={leaving}
      onClick={onClick}
    >
      {leaving ? <span className="spinner" /> : <Icon name="bin" />}
      <span className="word">{texts.remove}</span>
    </Button>
  );
}
