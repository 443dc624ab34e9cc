import type { CartItem } from '../../domain/cart.ts';
import { RemoveButton } from './remove-button.tsx';
import { WishlistButton } from './wishlist-button.tsx';

interface ItemActionsProps {
  readonly item: CartItem;
  /** The index of a ticket; null for the whole item. */
  readonly row: number | null;
  /** The id of the element that names the ticket. */
  readonly describedBy?: string | undefined;
}

/** The secondary buttons of a row. On a narrow page, only their icons are visible. */
export function ItemActions(props: ItemActionsProps) {
  return (
    <div className="item-actions" part="item-actions">
      {props.item.product.id && <WishlistButton {...props} />}
      <RemoveButton {...props} />
    </div>
  );
}
