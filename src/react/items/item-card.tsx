import { Fragment, memo } from 'react';
import type { ItemRow } from '../../domain/item-row.ts';
import { showsFriendsBadge } from '../../domain/friends-discount.ts';
import { isDimmed } from '../../domain/loading-state.ts';
import { offersPackaging } from '../../domain/packaging-selection.ts';
import { packagingSlot } from '../../store/intents/slots.ts';
import { isUnsaved, itemLoadingState } from '../../store/cart/cart-selectors.ts';
import { useCart } from '../cart-context.tsx';
import { FriendsBadge } from '../friends/friends-badge.tsx';
import { InlineNotices } from '../notices/notices.tsx';
import { PackagingChoice } from '../packaging/packaging-choice.tsx';
import { PackagingNote } from '../packaging/packaging-note.tsx';
import { ItemBuy } from './item-buy.tsx';
import { ItemFacts } from './item-facts.tsx';
import { ItemPicture, ItemTitle } from './item-links.tsx';
import { ItemWaiting } from './item-waiting.tsx';
import { ServicesButton } from './services-button.tsx';
import { Tickets } from './tickets.tsx';

interface ItemCardProps {
  readonly row: ItemRow;
  /** Its name, if it is one of several tickets. */
  readonly name: string | undefined;
  readonly first: boolean;
  /** Whether the layout of its large parts is deferred; see `data-later` in item.css. */
  readonly later?: boolean;
}

/** An item or one of its tickets. The tickets after the first continue the card. */
export const ItemCard = memo(function ItemCard({ row, name, first, later = false }: ItemCardProps) {
  const { item, ticket } = row;
  const { title, productInformation } = item.product;
  const services = productInformation?.services;
  const isLine = !!ticket;
  const activity = useCart((state) => itemLoadingState(state, item.id, ticket));
  const unsaved = useCart((state) => isUnsaved(state, item.id, ticket));
  const gone = useCart(
    ({ failedAppointmentIds }) => !!item.appointment && failedAppointmentIds.includes(item.appointment.appointmentId),
  );
  const dimmed = isDimmed(activity);
  const packaging = !isLine && (
    <Fragment key="packaging">
      {offersPackaging(item) ? <PackagingChoice item={item} /> : <PackagingNote item={item} />}
      <InlineNotices target={packagingSlot(item.id)} />
    </Fragment>
  );
  const buy = <ItemBuy key={name ? 'ticket' : 'buy'} row={row} name={name} gone={gone} />;
  return (
    <div
      className="item card"
      part="item"
      data-row={row.key}
      data-item-id={item.id}
      data-line={isLine || undefined}
      data-later={later || undefined}
      data-dimmed={dimmed || undefined}
      data-unsaved={unsaved || undefined}
      data-error={gone || undefined}
      aria-busy={dimmed}
    >
      {!isLine && <ItemPicture item={item} eager={first} />}
      {activity === 'LongLoading' && <ItemWaiting itemId={item.id} />}
      {/* The texts that a line shares with its card are for screen readers. */}
      <div className={isLine ? 'unseen' : 'item-main stack'}>
        <ItemTitle item={item} focusable={!isLine} />
        <div className="item-meta row">
          <ItemFacts item={item} />
          {!isLine && services?.body && <ServicesButton title={title} services={services} />}
          {!isLine && showsFriendsBadge(item) && <FriendsBadge item={item} />}
        </div>
      </div>
      {name && !isLine && <Tickets item={item} />}
      {name ? [packaging, buy] : [buy, packaging]}
    </div>
  );
});
