import { type CartItem, isTicket } from '../../domain/cart.ts';
import { offersPackaging } from '../../domain/packaging-selection.ts';
import { PackagingChoice } from './packaging-choice.tsx';
import { PackagingNote } from './packaging-note.tsx';

interface ItemPackagingProps {
  readonly item: CartItem;
  /** The index of the row among those of its item. */
  readonly row: number;
}

/** The packaging of an item. Tickets share one packaging, which their first row offers to change. */
export function ItemPackaging({ item, row }: ItemPackagingProps) {
  const isChoice = offersPackaging(item);
  const tickets = isTicket(item) && item.quantity > 1 ? item.quantity : null;
  if (isChoice && row === 0) return <PackagingChoice item={item} tickets={tickets} />;
  return <PackagingNote packaging={item.selectedPackaging} tickets={isChoice ? tickets : null} />;
}
