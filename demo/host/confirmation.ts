/** The confirmation of an order, which tracks the purchase. */
import { html, render } from 'lit-html';
import { itemList, totalRow } from './checkout-summary.ts';
import { analytics } from './shop/analytics.ts';
import { lastOrder, type Order } from './shop/order.ts';

export function showConfirmation(): void {
  const parent = document.getElementById('confirmation');
  if (!parent) return;
  const order = lastOrder();
  render(order ? confirmation(order) : noOrder(), parent);
  // Loaded again, the page tracks nothing: the order's id is remembered.
  if (order) analytics().purchase(order);
}

function confirmation({ orderId, items, total }: Order) {
  return html`<h1>Danke für deine Bestellung!</h1>
    <p class="lead">Deine Bestellnummer ist <b>${orderId}</b>. Alles Weitere haben wir dir per E-Mail geschickt.</p>
    <section class="checkout-summary" aria-label="Deine Bestellung">
      ${itemList(items)}
      <dl>${totalRow(total)}</dl>
    </section>
    <p><a class="btn btn-primary" href="index.html">Weiter im Shop umschauen</a></p>`;
}

function noOrder() {
  return html`<h1>Noch keine Bestellung</h1>
    <p class="lead">Hier steht deine Bestellung, sobald du eine aufgegeben hast.</p>
    <p><a class="btn btn-primary" href="index.html">Zum Warenkorb</a></p>`;
}
