import { type CartItem, isTicket } from '../../domain/cart.ts';
import { offersPackaging } from '../../domain/packaging-selection.ts';
import { PackagingChoice } from './packaging-choice.tsx';
import { PackagingNote } from './packaging-note.tsx';

/** The packaging of an item. Tickets share one packaging. */
export function ItemPackaging({ item }: { readonly item: CartItem }) {
  if (!offersPackaging(item)) return <PackagingNote item={item} />;
  return <PackagingChoice item={item} tickets={isTicket(item) && item.quantity > 1 ? item.quantity : null} />;
}
