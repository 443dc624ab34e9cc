import type { CartItem } from '../../domain/cart.ts';
import { RemoveButton } from './remove-button.tsx';
import { WishlistButton } from './wishlist-button.tsx';

interface ItemActionsProps {
  readonly item: CartItem;
  /** Which of the item's tickets; null for the item as a whole. */
  readonly row: number | null;
  /** The element that says which ticket it is. */
  readonly describedBy?: string | undefined;
}

/** The quiet buttons of a row. On a narrow page they show their icons alone. */
export function ItemActions(props: ItemActionsProps) {
  return (
    <div className="item-actions" part="item-actions">
      <WishlistButton {...props} />
      <RemoveButton {...props} />
    </div>
  );
}
