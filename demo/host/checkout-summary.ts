/** What an order consists of and costs. */
import { html, nothing } from 'lit-html';
import type { Cart, Money } from 'cart-fragment/contract';
import { moneyText } from './tiles/offer-parts.ts';
import { shopUrl } from './shop/shops.ts';

export function checkoutSummary({ items, packagingTotal, shipping, totalDiscount, vouchers, total }: Cart) {
  return html`${itemList(items)}
    <dl>
      ${row('Verpackung', packagingTotal.gross)} ${row('Versand', shipping.price.gross)}
      ${row('Rabatt', totalDiscount, '−')}
      ${vouchers.map(({ id, deductedAtPurchase }) => row(`Gutschein ${id}`, deductedAtPurchase, '−'))}
      ${totalRow(total)}
    </dl>`;
}

export function itemList(items: Cart['items']) {
  return html`<ul>
    ${items.map(
      ({ product, quantity, total }) =>
        html`<li>
          ${product.image ? html`<img src=${shopUrl(product.image.src)} alt="" width="72" height="53" />` : nothing}
          <span>${product.title}<small>${quantity} Stück</small></span>
          <b>${moneyText(total.gross)}</b>
        </li>`,
    )}
  </ul>`;
}

export function totalRow({ gross }: Cart['total']) {
  return html`<div class="total">
    <dt>Gesamtsumme <small>inkl. MwSt.</small></dt>
    <dd>${moneyText(gross)}</dd>
  </div>`;
}

function row(label: string, money: Money, sign: '' | '−' = '') {
  return money.amount > 0
    ? html`<div>
        <dt>${label}</dt>
        <dd>${sign}${moneyText(money)}</dd>
      </div>`
    : nothing;
}
