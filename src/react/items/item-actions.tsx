import type { ComponentProps } from 'react';
import type { ItemRow } from '../../domain/item-row.ts';
import { say } from '../../messages/say.ts';
import { texts } from '../../messages/texts.ts';
import { wishlistTexts } from '../../messages/wishlist-texts.ts';
import { isBeingRemoved } from '../../store/cart/cart-selectors.ts';
import { useActions, useCart } from '../cart-context.tsx';
import { Button } from '../controls/button.tsx';
import { Icon, type IconName } from '../icons/icon.tsx';

interface RowProps {
  readonly row: Pick<ItemRow, 'item' | 'ticket'>;
  /** The id of the element that names the ticket. */
  readonly describedBy?: string | undefined;
}

/** The secondary buttons of a row. On a narrow page, only their icons are visible. */
export function ItemActions(props: RowProps) {
  const { item, ticket } = props.row;
  const { wishlist } = useCart(({ data }) => data.rootComponentProps.features);
  const { moveToWishlist } = useActions();
  return (
    <div className="item-actions" part="item-actions">
      {wishlist && item.product.id && (
        <RowButton
          {...props}
          icon="heart"
          word={wishlistTexts.add}
          press={() => moveToWishlist(item.id, ticket)}
          part="button wishlist"
          aria-label={say`${wishlistTexts.add}, ${item.product.title}`}
        />
      )}
      <RemoveButton {...props} />
    </div>
  );
}

export function RemoveButton(props: RowProps) {
  const { item, ticket } = props.row;
  const { removeItem, removeRow } = useActions();
  return (
    <RowButton
      {...props}
      icon="bin"
      word={texts.remove}
      press={() => (ticket === null ? removeItem(item.id) : removeRow(item.id, ticket))}
      part="button remove"
      data-remove={item.id}
      data-left={ticket === null ? undefined : item.quantity - 1}
      aria-label={texts.removeItem(item.product.title)}
    />
  );
}

interface RowButtonProps extends RowProps, Pick<ComponentProps<'button'>, 'part' | 'aria-label'> {
  readonly icon: IconName;
  readonly word: string;
  readonly press: () => void;
  readonly 'data-remove'?: string;
  readonly 'data-left'?: number | undefined;
}

/** Disabled while the row is being removed, which the button with the bin shows. */
function RowButton({ row: { item, ticket }, describedBy, icon, word, press, ...button }: RowButtonProps) {
  const leaving = useCart((state) => isBeingRemoved(state, item.id, ticket));
  return (
    <Button
      variant="ghost"
      aria-describedby={describedBy}
      busy={leaving}
      // By the second click of a double click, the next ticket would go, too.
      onClick={({ detail }) => detail < 2 && press()}
      {...button}
    >
      {leaving && icon === 'bin' ? <span className="spinner" /> : <Icon name={icon} />}
      <span className="word">{word}</span>
    </Button>
  );
}
