import type { CartItem } from '../../domain/cart.ts';
import { offersPackaging } from '../../domain/packaging-choice.ts';
import { PackagingNote } from '../packaging/packaging-note.tsx';
import { RemoveButton } from './remove-button.tsx';
import { WishlistButton } from './wishlist-button.tsx';

interface ItemActionsProps {
  readonly item: CartItem;
  /** Which of the item's tickets; null for the item as a whole. */
  readonly row: number | null;
}

/** The end of a row: what it is packed in, where that is no choice, and its quiet buttons. */
export function ItemActions({ item, row }: ItemActionsProps) {
  return (
    <div className="item-foot" part="item-actions">
      {!offersPackaging(item) && <PackagingNote packaging={item.selectedPackaging} />}
      <WishlistButton item={item} row={row} />
      <RemoveButton item={item} row={row} />
    </div>
  );
}
