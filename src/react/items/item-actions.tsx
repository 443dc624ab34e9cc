import { RemoveButton, type RowButtonProps } from './remove-button.tsx';
import { WishlistButton } from './wishlist-button.tsx';

/** The secondary buttons of a row. On a narrow page, only their icons are visible. */
export function ItemActions(props: RowButtonProps) {
  return (
    <div className="item-actions" part="item-actions">
      {props.item.product.id && <WishlistButton {...props} />}
      <RemoveButton {...props} />
    </div>
  );
}
