import { html, nothing } from 'lit-html';
import type { CartItem } from 'cart-fragment-contract';
import { currentShop } from '../shop/shops.ts';
import { icon } from '../tiles/offer-parts.ts';
import { calendarFile } from './calendar-file.ts';
import type { Order } from './order.ts';

/** The link that adds the appointment of a ticket to the shopper's calendar. */
export function calendarLink({ id, product, quantity, appointment }: CartItem, { orderId }: Order) {
  if (!appointment) return nothing;
  const { brandDisplayName, urls, hotline } = currentShop().tenantConfig;
  const file = calendarFile(
    {
      uid: `${orderId}-${id}@${urls.web.label}`,
      start: appointment.date,
      title: product.title,
      location: appointment.location,
      description: `${quantity === 1 ? '1 Ticket' : `${quantity} Tickets`}, Bestellung ${orderId}\n${brandDisplayName}, Telefon ${hotline}`,
    },
    new Date(),
  );
  return html`<a
    class="btn"
    href=${URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }))}
    download="${product.slug || id}.ics"
    aria-label="In den Kalender: ${product.title}"
    >${icon('calendar')}In den Kalender</a
  >`;
}
