import { wishlistTexts } from '../../messages/wishlist-texts.ts';
import { isBeingRemoved } from '../../store/cart/cart-selectors.ts';
import { useActions, useCart } from '../cart-context.tsx';
import { Button } from '../controls/button.tsx';
import { Icon } from '../icons/icon.tsx';
import type { RowButtonProps } from './remove-button.tsx';

export function WishlistButton({ item, row, describedBy }: RowButtonProps) {
  const { moveToWishlist } = useActions();
  const leaving = useCart((state) => isBeingRemoved(state, item.id, row));
  return (
    <Button
      variant="ghost"
      part="button wishlist"
      aria-label={wishlistTexts.itemAdd(item.product.title)}
      aria-describedby={describedBy}
      busy={leaving}
      onClick={({ currentTarget }) => {
        // Safari does not focus clicked buttons, but the focus moves to the next row only if it was in this one.
        currentTarget.focus();
        moveToWishlist(item.id, row);
      }}
    >
      <Icon name="heart" />
      <span className="word">{wishlistTexts.add}</span>
    </Button>
  );
}
