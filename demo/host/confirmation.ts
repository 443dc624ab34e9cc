/** The confirmation of an order, which tracks the purchase. */
import { html, nothing, render } from 'lit-html';
import { calendarLink } from './order/calendar-link.ts';
import { deliveryOf, type Delivery } from './order/order-delivery.ts';
import { momentText } from './order/order-dates.ts';
import { orderContents, quantityText } from './order/order-contents.ts';
import { orderDetails } from './order/order-details.ts';
import { lastOrder, orderDataOf, type Order } from './order/order.ts';
import { analytics } from './shop/analytics.ts';
import { icon } from './tiles/offer-parts.ts';

export function showConfirmation(): void {
  const parent = document.getElementById('confirmation');
  if (!parent) return;
  const order = lastOrder();
  if (!order) {
    location.replace('index.html');
    return;
  }
  render(confirmation(order), parent);
  // Loaded again, the page tracks nothing: the order's id is remembered.
  analytics().purchase(orderDataOf(order));
}

function confirmation(order: Order) {
  const { orderId, cart, terms, payment } = order;
  const delivery = deliveryOf(cart, terms);
  return html`<section class="thanks">
      <p class="joy" aria-hidden="true">${icon('check')}${confetti.map(() => html`<i></i>`)}</p>
      <h1>Danke für deine Bestellung!</h1>
      <p class="lead">
        Deine Bestellnummer ist <b>${orderId}</b>. Alles Weitere haben wir dir per
        E-Mail${payment.person ? html` an <b>${payment.person.email}</b>` : nothing} geschickt.
      </p>
    </section>
    <div class="checkout">
      <section class="next-steps" aria-labelledby="next-steps-title">
        <h2 id="next-steps-title">So geht es weiter</h2>
        <ol>
          ${voucherStep(delivery)} ${mailStep(delivery)} ${appointmentSteps(order)}
        </ol>
        <p class="checkout-actions">
          <a class="btn btn-primary" href="index.html">Weiter im Shop umschauen</a>
          <button type="button" @click=${() => window.print()}>${icon('printer')}Bestellung drucken</button>
        </p>
        ${orderDetails(cart, payment, delivery, false)}
      </section>
      <section class="checkout-summary" aria-labelledby="order-title">
        <h2 id="order-title">Deine Bestellung</h2>
        ${orderContents(cart, null)}
      </section>
    </div>`;
}

const confetti = Array.from({ length: 14 });

function voucherStep({ emailed }: Delivery) {
  if (emailed.length === 0) return nothing;
  return step(
    'mail',
    'Sofort in deinem Postfach',
    html`${listOf(titlesOf(emailed))} als PDF: zum Weiterleiten oder Ausdrucken.`,
    html`<a class="btn" href="vouchers.html">${icon('printer')}Ansehen und drucken</a>`,
  );
}

function mailStep({ mailed, method, date }: Delivery) {
  if (mailed.length === 0) return nothing;
  const title = date ? `${date.charAt(0).toUpperCase()}${date.slice(1)} bei dir` : 'Auf dem Weg zu dir';
  const titles = titlesOf(mailed);
  const come = titles.length === 1 ? 'kommt' : 'kommen';
  return step('truck', title, html`${listOf(titles)} ${come} schön verpackt per ${method}.`);
}

function appointmentSteps(order: Order) {
  return order.cart.items.map((item) => {
    const { product, appointment } = item;
    if (!appointment) return nothing;
    return step(
      'calendar',
      momentText(appointment.date),
      html`${product.title} (${quantityText(item)}), ${appointment.location}`,
      calendarLink(item, order),
    );
  });
}

function step(name: string, title: string, text: unknown, action: unknown = nothing) {
  return html`<li>
    ${icon(name)}
    <div>
      <h3>${title}</h3>
      <p>${text}</p>
      ${action}
    </div>
  </li>`;
}

const shownTitles = 3;

/** The same product on several dates is named once. */
function titlesOf(items: Delivery['mailed']): readonly string[] {
  return [...new Set(items.map(({ product }) => product.title))];
}

function listOf(titles: readonly string[]): string {
  // A single rest is named: it is no shorter as a number.
  const shown = titles.length === shownTitles + 1 ? titles : titles.slice(0, shownTitles);
  const rest = titles.length - shown.length;
  return new Intl.ListFormat('de').format(rest > 0 ? [...shown, `${rest} weitere`] : shown);
}
