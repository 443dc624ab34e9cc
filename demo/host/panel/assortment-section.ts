import { html, nothing } from 'lit-html';
import { control } from '../backend/control.ts';
import { refreshCart } from '../shop/cart-element.ts';
import { button, select, type Option } from './fields.ts';
import type { PanelActions, PanelState } from './panel-state.ts';

/** Set after a change that the shopper has not seen yet. */
const unreported = 'unreported';

/** Enough time to open the window of a payment provider, which covers the panel. */
const laterMs = 5000;
const moments: readonly Option[] = [
  ['now', 'sofort'],
  ['later', 'in 5 Sekunden, vom Warenkorb unbemerkt'],
];

/** Controls for changes by the shop, which the cart shows as a changeset. */
export function assortmentSection({ cart, choices }: PanelState, { run, choose }: PanelActions) {
  if (!cart || cart.items.length === 0) return nothing;
  const products = unique(cart.items.map(({ product }) => [product.id, product.title] as const));
  const appointments = unique(
    cart.items.flatMap(({ product, appointment }) =>
      appointment ? ([[appointment.appointmentId, `${product.title}, ${appointment.location}`]] as const) : [],
    ),
  );
  const methods = cart.availableShippingMethods.map(({ method, title }) => [method, title] as const);
  const productId = chosenOf(products, choices['product']);
  const appointmentId = chosenOf(appointments, choices['appointment']);
  const method = chosenOf(methods, choices['method']);
  const moment = choices['moment'] ?? 'now';
  const change = (path: string, bodyOf: () => object | Promise<object>) =>
    run(async () => {
      if (moment === 'later') await new Promise((resolve) => setTimeout(resolve, laterMs));
      await control.post(path, await bodyOf());
      choose(unreported, 'yes');
      if (moment === 'now') await refreshCart();
    });
  const raise = (by: number) =>
    change('change-price', async () => ({ productId, amount: Math.max(0, (await priceOf(productId)) + by) }));

  return html`<fieldset>
    <legend>Sortiment</legend>
    ${select('Wann', moment, moments, (chosen) => choose('moment', chosen))}
    ${select('Produkt', productId, products, (chosen) => choose('product', chosen))}
    <p class="panel-buttons">
      ${button('10 teurer', () => raise(10))} ${button('10 günstiger', () => raise(-10))}
      ${button('Nicht mehr da', () => change('remove-product', () => ({ productId })))}
    </p>
    ${
      appointments.length > 0
        ? html`${select('Termin', appointmentId, appointments, (chosen) => choose('appointment', chosen))}
            <p class="panel-buttons">
              ${button('Termin ausgebucht', () => change('outdate-appointment', () => ({ appointmentId })))}
              ${button('Reservierung verloren', () => change('expire-reservation', () => ({ appointmentId })))}
            </p>`
        : nothing
    }
    ${
      methods.length > 0
        ? html`${select('Versandart', method, methods, (chosen) => choose('method', chosen))}
            <p class="panel-buttons">
              ${button('Nicht mehr verfügbar', () => change('remove-shipping-method', () => ({ method })))}
            </p>`
        : nothing
    }
    ${choices[unreported] ? nextPage() : nothing}
  </fieldset>`;
}

function nextPage() {
  return html`<p class="panel-hint">Was sich geändert hat, meldet der Warenkorb beim nächsten Laden.</p>
    <p class="panel-buttons">${button('Seite neu laden', openNextPage)}</p>`;
}

/** Reloads the page, whose data contain the changeset, as with server-side templates. */
function openNextPage(): void {
  if (document.documentElement.dataset['page'] === 'cart') location.reload();
  else location.assign(`index.html${location.search}`);
}

function unique(options: readonly Option[]): readonly Option[] {
  return [...new Map(options)];
}

/** Returns the choice if it is still in the cart, otherwise the first option. */
function chosenOf(options: readonly Option[], choice: string | undefined): string {
  return options.find(([value]) => value === choice)?.[0] ?? options[0]?.[0] ?? '';
}

/** Returns the shop's price in decimal major units, which the cart may not have noticed yet. */
async function priceOf(productId: string): Promise<number> {
  const offers = await control.products();
  return offers.find(({ product }) => product.id === productId)?.product.price.gross.amount ?? 0;
}
