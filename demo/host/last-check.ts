/** The data of an express payment on the page of the last check. */
import { html, render } from 'lit-html';
import { cardClientSecret, orderId, paypalOrderId, personalInformation } from 'cart-fragment/storage';
import { control } from './backend/control.ts';

export function showLastCheck(): void {
  const parent = document.getElementById('last-check');
  if (parent)
    render(
      lastCheck(() => void order(parent)),
      parent,
    );
}

function lastCheck(ordered: () => void) {
  const person = personalInformation.read();
  const address = person?.billingAddress;
  return html`<dl class="last-check">
      ${row('Bestellnummer', orderId.read() ?? 'kommt mit der Bestellung')} ${row('Zahlung', paymentName())}
      ${row('E-Mail-Adresse', person?.email ?? 'von der Zahlungsart übernommen')}
      ${
        address &&
        row(
          'Rechnungsadresse',
          `${address.firstName} ${address.lastName}, ${address.streetName} ${address.streetNumber}, ${address.zipCode} ${address.city}`,
        )
      }
    </dl>
    <p class="checkout-actions">
      <a class="back" href="index.html">
        <svg aria-hidden="true"><use href="host/icons.svg#back" /></svg>Zurück zum Warenkorb
      </a>
      <button type="button" class="btn btn-primary" @click=${ordered}>Zahlungspflichtig bestellen</button>
    </p>`;
}

function row(label: string, value: string) {
  return html`<div>
    <dt>${label}</dt>
    <dd>${value}</dd>
  </div>`;
}

function paymentName(): string {
  if (paypalOrderId.read()) return 'PayPal (Attrappe)';
  if (cardClientSecret.read()) return 'Google Pay oder Apple Pay (Attrappe)';
  return 'Amazon Pay (Attrappe)';
}

async function order(parent: HTMLElement): Promise<void> {
  await control.post('order', {});
  render(
    html`<p class="lead" role="status">Danke! In diesem Demo-Shop wurde nichts bezahlt und nichts bestellt.</p>`,
    parent,
  );
}
