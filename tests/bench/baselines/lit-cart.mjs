/**
 * The baseline for a fresh render: an element that renders the markup of `<cart-fragment>` with lit-html and can only
 * change quantities. It has no validation, no handling of lost answers or errors, and no other tabs; the difference to
 * the cart is the cost of these.
 */
import { html, nothing, render } from 'lit-html';
import { cartStyles } from 'cart-styles';
import { litItem } from './lit-item.mjs';
import { euros } from './lit-parts.mjs';

/** Rows with all choices in the first paint, as in `<cart-fragment>`. */
const rowsWithAllChoices = 12;

class LitCart extends HTMLElement {
  #data;
  #cart;
  /** Quantities of pending changes, by item id. */
  #pendingQuantities = new Map();
  #complete = false;

  set fragmentData(data) {
    this.#data = data;
  }

  connectedCallback() {
    this.#data ??= JSON.parse(this.querySelector('script').textContent);
    this.#cart = this.#data.rootComponentProps.initialCart;
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheet()];
    this.#render();
    this.dispatchEvent(new CustomEvent('cartFragmentReady', { bubbles: true, composed: true }));
    requestIdleCallback(() => {
      this.#complete = true;
      this.#render();
    });
  }

  async #change(item, quantity) {
    this.#pendingQuantities.set(item.id, quantity);
    this.#render();
    const response = await fetch(new URL('api/cart/set-item-quantity', this.#data.baseUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ cartItemId: item.id, quantity }),
    });
    this.#cart = await response.json();
    this.#pendingQuantities.delete(item.id);
    this.#render();
    this.dispatchEvent(new CustomEvent('cartChange', { bubbles: true, composed: true }));
  }

  #render() {
    const { baseUrl } = this.#data;
    const items = this.#cart.items.map((item, index) =>
      litItem(item, {
        baseUrl,
        first: index === 0,
        shown: this.#pendingQuantities.get(item.id) ?? item.quantity,
        busy: this.#pendingQuantities.has(item.id),
        allChoices: this.#complete || index < rowsWithAllChoices,
        onQuantity: (quantity) => this.#change(item, quantity),
      }),
    );
    render(page(this.#cart, items, this.#pendingQuantities.size > 0), this.shadowRoot);
  }
}

let shared;
function sheet() {
  if (!shared) {
    shared = new CSSStyleSheet();
    shared.replaceSync(cartStyles);
  }
  return shared;
}

function page(cart, items, updating) {
  return html`<div class="root" lang="de">
    <section class="page" part="page" aria-label="Warenkorb" data-view="full">
      <h1 class="heading" part="heading" tabindex="-1">Deine Bestellung</h1>
      <div class="notices" aria-live="polite"></div>
      <div class="main">
        <ul class="items" part="items" role="list">
          ${items}
        </ul>
        ${shipping(cart)}
      </div>
      <div class="side">
        ${summary(cart, updating)}
        <div class="proceed-bar" part="proceed-bar">
          <p class="proceed-total" aria-hidden="true"><span>Gesamtsumme</span>${euros(cart.total)}</p>
          <a class="button proceed" part="button proceed" role="button" tabindex="0" href="/checkout"
            >Weiter zu den Bestelldaten</a
          >
        </div>
        <section id="payment-methods" class="payment-methods" part="payment-methods"></section>
      </div>
    </section>
    <div class="unseen" role="status"></div>
  </div>`;
}

function shipping(cart) {
  return html`<section class="shipping" part="shipping">
    <h2 class="section-title">Versandart</h2>
    <div class="shipping-methods" role="radiogroup" aria-label="Versandart">
      ${cart.availableShippingMethods.map(
        ({ method, title, subtitle, price, details }, index) =>
          html`<div class="tile">
            <label class="choice">
              <input
                type="radio"
                name="shipping"
                value=${method}
                .checked=${method === cart.shipping.method}
                aria-label=${title}
                aria-describedby=${`shipping-${index}`}
              />
              <span class="choice-text"
                ><span class="choice-title">${title}</span><span class="muted">${subtitle}</span></span
              >
              <span class="choice-price">${euros(price)}</span>
              <span class="unseen" id=${`shipping-${index}`}>${subtitle}, ${euros(price)}</span>
            </label>
            <details class="shipping-details">
              <summary>${details.label}<span class="unseen">, ${title}</span></summary>
              <p>${details.description}</p>
            </details>
          </div>`,
      )}
    </div>
    <p class="delivery-term" part="delivery-term"></p>
  </section>`;
}

function summary(cart, updating) {
  const sum = (cents) => ({ gross: { amount: cart.items.reduce((total, item) => total + cents(item), 0) / 100 } });
  const saved = ({ quantity, product: { price, originalPrice } }) =>
    originalPrice ? Math.round((originalPrice.gross.amount - price.gross.amount) * 100) * quantity : 0;
  const rows = [
    ['items', 'Artikel', sum((item) => Math.round(item.total.gross.amount * 100))],
    ['packaging', 'Verpackung', cart.packagingTotal],
    ['shipping', 'Versand', cart.shipping.price],
    ['total', 'Gesamtsumme', cart.total],
    ['savings', 'Deine Ersparnis', sum(saved)],
  ];
  return html`<section class="summary" part="summary" aria-labelledby="summary-title" aria-busy=${updating}>
    <h2 class="section-title" id="summary-title">Zusammenfassung</h2>
    <dl class="summary-rows">
      ${rows.map(
        ([kind, label, price]) =>
          html`<div data-kind=${kind}>
            <dt>${label}${kind === 'total' ? html`<small>inkl. MwSt.</small>` : nothing}</dt>
            <dd>${euros(price)}</dd>
          </div>`,
      )}
    </dl>
  </section>`;
}

customElements.define('lit-cart', LitCart);
