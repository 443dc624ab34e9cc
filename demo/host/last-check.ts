/**
 * The last step of an order: its contents, the payer, and the button that places it. The button follows directly below
 * the contents and the total, as German law requires (§ 312j BGB).
 */
import { html, nothing, render } from 'lit-html';
import type { Cart } from 'cart-fragment/contract';
import { control } from './backend/control.ts';
import { orderOf, rememberOrder } from './shop/order.ts';
import { paymentOf, type Payment } from './shop/order-payment.ts';

export function showLastCheck(details: HTMLElement, actions: HTMLElement, cart: Cart): void {
  const payment = paymentOf(cart);
  const placeOrder = async ({ currentTarget }: Event) => {
    (currentTarget as HTMLButtonElement).disabled = true;
    rememberOrder(orderOf(cart, payment));
    await control.post('order', {});
    location.assign('confirmation.html');
  };
  const canOrder = cart.items.length > 0;
  render(paymentData(payment), details);
  render(
    html`${
      payment.isExpress
        ? backLink('index.html', 'Zurück zum Warenkorb')
        : backLink('checkout.html', 'Zurück zu den Bestelldaten')
    }
    ${canOrder ? html`<button class="btn btn-primary" @click=${placeOrder}>Zahlungspflichtig bestellen</button>` : nothing}`,
    actions,
  );
}

function paymentData({ label, isExpress, orderId, person }: Payment) {
  const address = person?.billingAddress;
  return html`<dl class="last-check">
    ${orderId === null ? nothing : row('Bestellnummer', orderId)}
    ${row('Zahlung', isExpress ? `${label} (Attrappe)` : label)}
    ${person ? row('E-Mail-Adresse', person.email) : nothing}
    ${
      address
        ? row(
            'Rechnungsadresse',
            `${address.firstName} ${address.lastName}, ${address.streetName} ${address.streetNumber}, ${address.zipCode} ${address.city}`,
          )
        : nothing
    }
  </dl>`;
}

function row(label: string, value: string) {
  return html`<div>
    <dt>${label}</dt>
    <dd>${value}</dd>
  </div>`;
}

function backLink(href: string, text: string) {
  return html`<a class="back" href=${href}
    ><svg aria-hidden="true"><use href="host/icons.svg#back" /></svg>${text}</a
  >`;
}
