import { useCart } from '../cart-context.tsx';
import { RemoveButton, type RowButtonProps } from './remove-button.tsx';
import { WishlistButton } from './wishlist-button.tsx';

/** The secondary buttons of a row. On a narrow page, only their icons are visible. */
export function ItemActions(props: RowButtonProps) {
  const { wishlist } = useCart(({ data }) => data.rootComponentProps.features);
  return (
    <div className="item-actions" part="item-actions">
      {wishlist && props.item.product.id && <WishlistButton {...props} />}
      <RemoveButton {...props} />
    </div>
  );
}
