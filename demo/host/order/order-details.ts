/** Who receives an order, how and when, and how it is paid. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../tiles/offer-parts.ts';
import type { Cart } from 'cart-fragment-contract';
import type { Delivery } from './order-delivery.ts';
import type { Payment } from './order-payment.ts';
import { addressLines } from './order-person.ts';

/** @param editable whether to link the pages on which delivery and address can be changed. */
export function orderDetails(cart: Cart, payment: Payment, delivery: Delivery, editable: boolean): TemplateResult {
  const { person, label, isExpress, orderId } = payment;
  const { payback } = cart;
  return html`<div class="order-details">
    ${detail('truck', 'Lieferung', deliveryLines(delivery, payment), editable && 'index.html')}
    ${detail(
      'user',
      delivery.mailed.length > 0 ? 'Rechnungs- und Lieferadresse' : 'Rechnungsadresse',
      person ? [...addressLines(person), person.email] : [`Aus deinem Konto bei ${label}`],
      editable && !isExpress && 'checkout.html',
    )}
    ${detail('wallet', 'Zahlung', [
      isExpress ? `${label} (Attrappe)` : label,
      ...(orderId === null ? [] : [`Bestellnummer ${orderId}`]),
      ...(payback.number ? [`PAYBACK: ${pointsText(payback.points ?? 0)}`] : []),
    ])}
  </div>`;
}

function pointsText(points: number): string {
  return points === 1 ? '1 Punkt' : `${points.toLocaleString('de')} Punkte`;
}

function deliveryLines({ emailed, mailed, method, date }: Delivery, { person }: Payment): readonly unknown[] {
  const toAddress = person ? ` an ${person.email}` : '';
  return [
    mailed.length > 0 ? html`<b>${method}</b>${date ? html`, ${date}` : nothing}` : null,
    emailed.length > 0 ? html`<b>PDF</b>, sofort per E-Mail${toAddress}` : null,
  ].filter((line) => line !== null);
}

function detail(name: string, title: string, lines: readonly unknown[], edit: string | false = false) {
  return html`<section>
    <h2>${icon(name)}${title}</h2>
    ${edit ? html`<a class="edit" href=${edit} aria-label="${title} ändern">Ändern</a>` : nothing}
    <ul>
      ${lines.map((line) => html`<li>${line}</li>`)}
    </ul>
  </section>`;
}
