// docs
import { html, LitElement } from 'lit';

class CartPage extends LitElement {
  static override properties = { data: { state: true }, amount: { state: true }, shown: { state: true } };
  declare data: object;
  declare amount: number | null;
  declare shown: boolean;

  constructor() {
    super();
    this.data = { baseUrl: '/shop/', tenant: 'JS_DE', rootComponentProps: { nextStepUrl: '/kasse' } };
    this.amount = null;
    this.shown = true;
  }

  override render() {
    return html`
      <p>Im Warenkorb: <output>${this.amount}</output> €</p>
      <button @click=${() => (this.data = { ...this.data, tenant: 'MD_DE' })}>Andere Marke</button>
      <button @click=${() => (this.shown = !this.shown)}>Aus und ein</button>
      ${this.shown ? html`<cart-fragment .fragmentData=${this.data} @cartChange=${this.#show}></cart-fragment>` : ''}
    `;
  }

  #show({ detail }: CustomEvent) {
    this.amount = detail.cart.total.gross.amount;
  }
}
// docs end

customElements.define('cart-page', CartPage);
