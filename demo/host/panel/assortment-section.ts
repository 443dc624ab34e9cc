import { html, nothing } from 'lit-html';
import type { Cart } from 'cart-fragment/contract';
import { control } from '../backend/control.ts';
import { refreshCart } from '../shop/cart-element.ts';
import { button, select, type Option } from './fields.ts';
import type { PanelActions, PanelState } from './panel-state.ts';

/** Set once something has changed that the shopper has not been told of. */
const untold = 'untold';

/** What the shop changes behind the shopper's back; the cart tells it as a changeset. */
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
  const change = (path: string, body: object) =>
    run(async () => {
      await control.post(path, body);
      choose(untold, 'yes');
      await refreshCart();
    });
  const raise = (by: number) =>
    change('change-price', { productId, amount: Math.max(0, priceOf(cart, productId) + by) });

  return html`<fieldset>
    <legend>Sortiment</legend>
    ${select('Produkt', productId, products, (chosen) => choose('product', chosen))}
    <p class="panel-buttons">
      ${button('10 teurer', () => raise(10))} ${button('10 günstiger', () => raise(-10))}
      ${button('Nicht mehr da', () => change('remove-product', { productId }))}
    </p>
    ${
      appointments.length > 0
        ? html`${select('Termin', appointmentId, appointments, (chosen) => choose('appointment', chosen))}
            <p class="panel-buttons">
              ${button('Termin ausgebucht', () => change('outdate-appointment', { appointmentId }))}
              ${button('Reservierung verloren', () => change('expire-reservation', { appointmentId }))}
            </p>`
        : nothing
    }
    ${
      methods.length > 0
        ? html`${select('Versandart', method, methods, (chosen) => choose('method', chosen))}
            <p class="panel-buttons">
              ${button('Nicht mehr verfügbar', () => change('remove-shipping-method', { method }))}
            </p>`
        : nothing
    }
    ${choices[untold] ? nextPage() : nothing}
  </fieldset>`;
}

function nextPage() {
  return html`<p class="panel-hint">Was sich geändert hat, meldet der Warenkorb beim nächsten Laden.</p>
    <p class="panel-buttons">${button('Seite neu laden', openNextPage)}</p>`;
}

/** The cart follows at once; what has changed is told by the data of the next page, as a server writes them. */
function openNextPage(): void {
  if (document.documentElement.dataset['page'] === 'cart') location.reload();
  else location.assign(`index.html${location.search}`);
}

function unique(options: readonly Option[]): readonly Option[] {
  return [...new Map(options)];
}

/** The choice, unless it has left the cart. */
function chosenOf(options: readonly Option[], choice: string | undefined): string {
  return options.find(([value]) => value === choice)?.[0] ?? options[0]?.[0] ?? '';
}

/** Decimal major units, to the cent. */
function priceOf(cart: Cart, productId: string): number {
  return cart.items.find(({ product }) => product.id === productId)?.product.price.gross.amount ?? 0;
}
