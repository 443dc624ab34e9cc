import type { CartItem } from '../../domain/cart.ts';
import { isTicket } from '../../domain/item-variant.ts';
import { offersPackaging } from '../../domain/packaging-selection.ts';
import { PackagingChoice } from './packaging-choice.tsx';
import { PackagingNote } from './packaging-note.tsx';

interface ItemPackagingProps {
  readonly item: CartItem;
  /** Which of the rows of its item it is. */
  readonly row: number;
}

/** What an item is packed in. The first row of its tickets has the choice, which goes for all of them. */
export function ItemPackaging({ item, row }: ItemPackagingProps) {
  const isChoice = offersPackaging(item);
  const tickets = isTicket(item) && item.quantity > 1 ? item.quantity : null;
  if (isChoice && row === 0) return <PackagingChoice item={item} tickets={tickets} />;
  return <PackagingNote packaging={item.selectedPackaging} tickets={isChoice ? tickets : null} />;
}
