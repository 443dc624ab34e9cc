import type { CartItem } from '../../domain/cart.ts';
import { wishlistTexts } from '../../messages/wishlist-texts.ts';
import { isBeingRemoved } from '../../store/cart-selectors.ts';
import { useActions, useCart } from '../cart-context.tsx';
import { Button } from '../controls/button.tsx';
import { Icon } from '../icons/icon.tsx';

interface WishlistButtonProps {
  readonly item: CartItem;
  /** Which of the item's tickets; null for the item as a whole. */
  readonly row: number | null;
  /** The element that says which ticket it is. */
  readonly describedBy?: string | undefined;
}

/** Moves an item, or one ticket of it, to the wishlist. */
export function WishlistButton({ item, row, describedBy }: WishlistButtonProps) {
  const { moveToWishlist } = useActions();
  const leaving = useCart((state) => isBeingRemoved(state, item.id, row));
  return (
    <Button
      variant="ghost"
      part="button wishlist"
      aria-label={wishlistTexts.itemAdd(item.product.title)}
      aria-describedby={describedBy}
      busy={leaving}
      onClick={() => moveToWishlist(item.id, row)}
    >
      <Icon name="heart" />
      <span className="word">{wishlistTexts.add}</span>
    </Button>
  );
}
