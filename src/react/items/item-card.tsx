import { Fragment, memo } from 'react';
import { isTicket } from '../../domain/cart.ts';
import type { ItemRow } from '../../domain/item-row.ts';
import { isDimmed, showsSpinner } from '../../domain/loading-state.ts';
import { say } from '../../messages/say.ts';
import { texts } from '../../messages/texts.ts';
import { itemSlot, packagingSlot } from '../../store/intents/slots.ts';
import { isUnsaved, itemLoadingState } from '../../store/cart/cart-selectors.ts';
import { useCart } from '../cart-context.tsx';
import { InlineNotices } from '../notices/inline-notices.tsx';
import { ItemPackaging } from '../packaging/item-packaging.tsx';
import { GoneAppointment } from './gone-appointment.tsx';
import { ItemActions } from './item-actions.tsx';
import { ItemFacts } from './item-facts.tsx';
import { ItemPicture } from './item-picture.tsx';
import { ItemPrice } from './item-price.tsx';
import { ItemTags } from './item-tags.tsx';
import { ItemTitle } from './item-title.tsx';
import { ItemWaiting } from './item-waiting.tsx';
import { Quantity } from './quantity.tsx';

interface ItemCardProps {
  readonly row: ItemRow;
  /** The index of the row among those of its item. */
  readonly index: number;
  /** Whether it is the first row of the list. */
  readonly first: boolean;
  /** Whether the layout of its large parts is deferred; see `data-later` in item.css. */
  readonly later?: boolean;
}

/** One row of the list: an item, or one of its tickets. The tickets after the first are lines of the first one's card. */
export const ItemCard = memo(function ItemCard({ row, index, first, later = false }: ItemCardProps) {
  const { item } = row;
  const ticket = ticketName(row, index);
  const ticketId = ticket && `ticket-${row.key}`;
  const isLine = ticket !== undefined && index > 0;
  const ticketRow = isTicket(item) ? index : null;
  const activity = useCart((state) => itemLoadingState(state, item.id, ticketRow));
  const unsaved = useCart((state) => isUnsaved(state, item.id, ticketRow));
  const gone = useCart(
    ({ failedAppointmentIds }) => !!item.appointment && failedAppointmentIds.includes(item.appointment.appointmentId),
  );
  const dimmed = isDimmed(activity);
  const packaging = !isLine && (
    <Fragment key="packaging">
      <ItemPackaging item={item} />
      <InlineNotices target={packagingSlot(item.id)} row={index} />
    </Fragment>
  );
  const buy = (
    <Fragment key="buy">
      <div className={ticket ? 'ticket-line' : 'item-buy'}>
        {ticket && <p id={ticketId}>{ticket}</p>}
        <div className="item-controls">
          {!isTicket(item) && <Quantity item={item} />}
          <ItemActions item={item} row={ticketRow} describedBy={ticketId} />
        </div>
        <ItemPrice row={row} />
      </div>
      <InlineNotices target={itemSlot(item.id)} row={index}>
        {gone && index === 0 && <GoneAppointment item={item} />}
      </InlineNotices>
    </Fragment>
  );
  return (
    <li
      className="item"
      part="item"
      data-row={row.key}
      data-item-id={item.id}
      data-line={isLine || undefined}
      data-later={later || undefined}
      data-dimmed={dimmed || undefined}
      data-unsaved={unsaved || undefined}
      data-error={gone || undefined}
      aria-label={ticket && say`${item.product.title}, ${ticket}`}
      aria-busy={dimmed}
    >
      {!isLine && <ItemPicture item={item} eager={first} />}
      {showsSpinner(activity) && <ItemWaiting itemId={item.id} activity={activity} />}
      {/* The texts that a line shares with its card are for screen readers. */}
      <div className={isLine ? 'unseen' : 'item-main'}>
        <ItemTitle item={item} focusable={!isLine} />
        <div className="item-meta">
          <ItemFacts item={item} />
          {!isLine && <ItemTags item={item} />}
        </div>
      </div>
      {ticket ? [packaging, buy] : [buy, packaging]}
    </li>
  );
});

/** Distinguishes the rows of equal tickets. */
function ticketName({ item, quantity }: ItemRow, index: number): string | undefined {
  if (!isTicket(item) || item.quantity === 1) return undefined;
  return quantity > 1 ? texts.moreTickets(quantity) : texts.ticket(index + 1, item.quantity);
}
