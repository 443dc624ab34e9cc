/** What an order consists of and costs. */
import { html, nothing } from 'lit-html';
import { friendsCode, toMinor, type Cart, type CartItem, type Money } from 'cart-fragment-contract';
import { shopUrl } from '../shop/shops.ts';
import { icon, moneyText } from '../tiles/offer-parts.ts';
import { participantsText } from '../tiles/participants-text.ts';
import { momentText } from './order-dates.ts';
import type { Delivery } from './order-delivery.ts';
import { addendsOf, savingsOf } from './order-sums.ts';

/**
 * @param delivery for the last check, which German law requires to state what the products are and when they arrive;
 *   null for a short list.
 */
export function orderContents(cart: Cart, delivery: Delivery | null) {
  return html`<ul class="order-items">
      ${cart.items.map((item) => orderItem(item, delivery))}
    </ul>
    ${orderSums(cart)}`;
}

function orderItem(item: CartItem, delivery: Delivery | null) {
  const { product, quantity, total, selectedPackaging } = item;
  const packaging = selectedPackaging?.thumbnail;
  const facts = factsOf(item, delivery);
  return html`<li>
    <p class="order-picture">
      ${product.image ? html`<img src=${shopUrl(product.image.src)} alt="" width="144" height="105" />` : nothing}
      ${packaging ? html`<img class="packed" src=${shopUrl(packaging.src)} alt="" width="40" height="40" />` : nothing}
    </p>
    <div class="order-text">
      <h3>${product.title}</h3>
      <ul class="order-facts">
        ${facts.map(([name, text]) => html`<li>${icon(name)}<span>${text}</span></li>`)}
      </ul>
    </div>
    <p class="order-price">
      <small>
        ${quantityText(item)} ${quantity > 1 ? html`<span>je ${moneyText(product.price.gross)}</span>` : nothing}
      </small>
      <b>${moneyText(total.gross)}</b>
    </p>
  </li>`;
}

/** The name of an icon and a text for each fact. */
function factsOf(item: CartItem, delivery: Delivery | null): readonly (readonly [string, string])[] {
  const { product, appointment, selectedPackaging, discount } = item;
  const facts: readonly (readonly [string, string])[] = [
    ['calendar', appointment ? momentText(appointment.date) : ''],
    ['pin', appointment?.location ?? ''],
    ['people', participantsText(product)],
    ['check', (delivery && product.productInformation?.services?.body.split('\n').join('\u00a0· ')) ?? ''],
    ['gift', selectedPackaging ? packagingText(selectedPackaging) : ''],
    ['tag', discount ? `mit ${discount.campaign === friendsCode ? 'Freunde-Rabatt' : 'Rabatt'}` : ''],
    delivery?.mailed.includes(item)
      ? ['truck', delivery.date ? `Per Post ${delivery.date}` : 'Per Post']
      : ['mail', delivery ? 'Sofort per E-Mail' : ''],
  ];
  return facts.filter(([, text]) => text !== '');
}

function packagingText({ type, title, variantTitle, price }: NonNullable<CartItem['selectedPackaging']>): string {
  if (type === 'Included') return 'Verpackung inklusive';
  const name = [title, variantTitle].filter((part) => part !== '').join(', ');
  return price && toMinor(price.gross) > 0 ? `${name} (${moneyText(price.gross)})` : name;
}

export function quantityText({ quantity, appointment }: CartItem): string {
  if (!appointment) return `${quantity} Stück`;
  return quantity === 1 ? '1 Ticket' : `${quantity} Tickets`;
}

function orderSums(cart: Cart) {
  const savings = savingsOf(cart);
  return html`<dl class="order-sums">
    ${addendsOf(cart).map(({ label, money }) => sumRow(label, money))}
    <div class="total">
      <dt>Gesamtsumme <small>inkl. MwSt.</small></dt>
      <dd>${moneyText(cart.total.gross)}</dd>
    </div>
    ${toMinor(savings) > 0 ? html`<div class="savings">${sumParts('Deine Ersparnis', savings)}</div>` : nothing}
  </dl>`;
}

function sumRow(label: string, money: Money) {
  return html`<div>${sumParts(label, money)}</div>`;
}

function sumParts(label: string, money: Money) {
  return html`<dt>${label}</dt>
    <dd>${toMinor(money) === 0 ? 'kostenlos' : moneyText(money)}</dd>`;
}
