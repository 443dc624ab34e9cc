/** The vouchers and tickets of the last order that come by e-mail, to be printed or saved as a PDF: one on each page. */
import { html, nothing, render } from 'lit-html';
import type { CartItem } from 'cart-fragment-contract';
import { deliveryOf } from './order/order-delivery.ts';
import { momentText } from './order/order-dates.ts';
import { lastOrder, type Order } from './order/order.ts';
import { currentShop, shopUrl } from './shop/shops.ts';
import { icon } from './tiles/offer-parts.ts';
import { participantsText } from './tiles/participants-text.ts';

export function showVoucherPage(): void {
  const parent = document.getElementById('vouchers');
  if (!parent) return;
  const order = lastOrder();
  const items = order ? deliveryOf(order.cart, order.terms).emailed : [];
  if (!order || items.length === 0) {
    location.replace('index.html');
    return;
  }
  const pieces = items.flatMap((item) => Array.from({ length: item.quantity }, () => item));
  render(
    html`<div class="voucher-actions">
        <h1>Gutscheine und Tickets</h1>
        <p class="lead">Im Druckfenster kannst du sie auch als PDF sichern.</p>
        <p class="checkout-actions">
          <button class="btn-primary" type="button" @click=${() => window.print()}>
            ${icon('printer')}Drucken oder als PDF sichern
          </button>
          <a class="back" href="confirmation.html">${icon('back')}Zurück zur Bestellung</a>
        </p>
      </div>
      ${pieces.map((item, index) => voucher(item, order, index + 1))}`,
    parent,
  );
}

function voucher({ product, appointment }: CartItem, { orderId, orderedAt }: Order, number: number) {
  const { brandDisplayName, urls } = currentShop().tenantConfig;
  const kind = appointment ? 'Ticket' : product.productType === 'ValueVoucher' ? 'Wertgutschein' : 'Erlebnisgutschein';
  return html`<article class="voucher-card" aria-label="${kind}: ${product.title}">
    ${product.image ? html`<img src=${shopUrl(product.image.src)} alt="" width="460" height="336" />` : nothing}
    <div class="voucher-text">
      <p class="voucher-brand">${brandDisplayName}</p>
      <p class="voucher-kind">${kind} für dich</p>
      <h2>${product.title}</h2>
      <ul class="order-facts">
        ${appointment ? fact('calendar', momentText(appointment.date)) : nothing}
        ${appointment ? fact('pin', appointment.location) : nothing}
        ${participantsText(product) ? fact('people', participantsText(product)) : nothing}
        ${appointment ? nothing : fact('calendar', `Gültig bis 31. Dezember ${new Date(orderedAt).getFullYear() + 3}`)}
      </ul>
      <p class="voucher-code"><small>Code</small><b>${orderId.slice(2, 4)}-${orderId.slice(-6)}-${number}</b></p>
      <p class="voucher-hint">Muster aus einem Demo-Shop, nicht einlösbar. ${urls.web.label}</p>
    </div>
  </article>`;
}

function fact(name: string, text: string) {
  return html`<li>${icon(name)}<span>${text}</span></li>`;
}
