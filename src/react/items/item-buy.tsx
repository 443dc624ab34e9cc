import { type CartItem, isTicket } from '../../domain/cart.ts';
import type { ItemRow } from '../../domain/item-row.ts';
import { safeLink } from '../../domain/urls.ts';
import { say } from '../../messages/say.ts';
import { texts } from '../../messages/texts.ts';
import { itemSlot } from '../../store/intents/slots.ts';
import { useBaseUrl } from '../cart-context.tsx';
import { Banner } from '../notices/banner.tsx';
import { InlineNotices } from '../notices/inline-notices.tsx';
import { ItemActions } from './item-actions.tsx';
import { ItemPrice } from './item-price.tsx';
import { Quantity } from './quantity.tsx';

interface ItemBuyProps {
  readonly row: ItemRow;
  readonly index: number;
  readonly ticket: string | undefined;
  /** Whether the appointment cannot be reserved. */
  readonly gone: boolean;
}

export function ItemBuy({ row, index, ticket, gone }: ItemBuyProps) {
  const { item } = row;
  const ticketId = ticket && `ticket-${row.key}`;
  return (
    <>
      <div className={ticket ? 'ticket-line row' : 'item-buy'}>
        {ticket && <p id={ticketId}>{ticket}</p>}
        <div className="item-controls row">
          {!isTicket(item) && <Quantity item={item} />}
          <ItemActions item={item} row={isTicket(item) ? index : null} describedBy={ticketId} />
        </div>
        <ItemPrice row={row} />
      </div>
      <InlineNotices target={itemSlot(item.id)} row={index}>
        {gone && index === 0 && <GoneAppointment item={item} />}
      </InlineNotices>
    </>
  );
}

function GoneAppointment({ item: { appointmentUrl, product } }: { readonly item: CartItem }) {
  const href = safeLink(appointmentUrl ?? '', useBaseUrl());
  return (
    <Banner severity="error">
      <p>{texts.appointmentGone}</p>
      {href && (
        <a href={href} aria-label={say`${texts.newAppointment}, ${product.title}`}>
          {texts.newAppointment}
        </a>
      )}
    </Banner>
  );
}
