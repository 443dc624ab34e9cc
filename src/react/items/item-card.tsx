import { memo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { ItemRow } from '../../domain/item-row.ts';
import { isTicket } from '../../domain/item-variant.ts';
import { offersPackaging } from '../../domain/packaging-choice.ts';
import { isDimmed, showsSpinner } from '../../domain/loading-state.ts';
import { texts } from '../../messages/texts.ts';
import { itemFailures, itemLoadingState } from '../../store/cart-selectors.ts';
import { useCart } from '../cart-context.tsx';
import { PackagingChoice } from '../packaging/packaging-choice.tsx';
import { ItemActions } from './item-actions.tsx';
import { ItemFacts } from './item-facts.tsx';
import { ItemFailures } from './item-failures.tsx';
import { ItemPicture } from './item-picture.tsx';
import { ItemPrice } from './item-price.tsx';
import { ItemTags } from './item-tags.tsx';
import { ItemTitle } from './item-title.tsx';
import { ItemWaiting } from './item-waiting.tsx';
import { Quantity } from './quantity.tsx';

interface ItemCardProps {
  readonly row: ItemRow;
  /** Which of the rows of its item it is. */
  readonly index: number;
  /** The first of the whole list. */
  readonly first: boolean;
}

/** One row of the list: an item, or one of its tickets. */
export const ItemCard = memo(function ItemCard({ row, index, first }: ItemCardProps) {
  const { item } = row;
  const oneOfSeveral = row.key !== item.id;
  const activity = useCart((state) => itemLoadingState(state, item.id, oneOfSeveral ? index : null));
  const gone = useCart(
    ({ failedAppointmentIds }) => !!item.appointment && failedAppointmentIds.includes(item.appointment.appointmentId),
  );
  const failures = useCart(useShallow((state) => itemFailures(state, item.id, index)));
  const dimmed = isDimmed(activity);
  return (
    <li
      className="item"
      part="item"
      data-row={row.key}
      data-item-id={item.id}
      data-dimmed={dimmed || undefined}
      data-error={gone || undefined}
      aria-busy={dimmed}
    >
      <ItemPicture item={item} eager={first} />
      {showsSpinner(activity) && <ItemWaiting itemId={item.id} activity={activity} />}
      <div className="item-main">
        <ItemTitle item={item} />
        <ItemFacts item={item} />
        <ItemTags item={item} />
      </div>
      <div className="item-buy">
        {isTicket(item) ? row.quantity > 1 && <p>{texts.moreTickets(row.quantity)}</p> : <Quantity item={item} />}
        <ItemPrice row={row} />
      </div>
      {index === 0 && offersPackaging(item) && <PackagingChoice item={item} />}
      {(gone || failures.length > 0) && <ItemFailures failures={failures} gone={gone} />}
      <ItemActions item={item} row={oneOfSeveral ? index : null} />
    </li>
  );
});
