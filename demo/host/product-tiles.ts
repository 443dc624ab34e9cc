/** "Das könnte euch gefallen": products of the tenant, rendered with lit-html. */
import { html, nothing, render } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { lastSeen, wishlistIds } from 'cart-fragment/storage';
import { control, type Offer } from './backend/control.ts';
import { cartElement } from './shop/cart-element.ts';
import { forgetRemoved } from './tiles/offer-form.ts';
import { remembered, tile } from './tiles/tile.ts';

const firstOnes = 8;

let offers: readonly Offer[] = [];
let category = '';
const isList = document.documentElement.dataset['page'] === 'list';
let showsAll = isList;
/** Only an empty cart gets a child, because a new child makes a server-rendered cart load its program. */
let isCartEmpty = false;

window.addEventListener('cartChange', ({ detail }) => {
  if (forgetRemoved(detail.cart)) draw();
});

window.addEventListener('wishlistChange', drawRemembered);
window.addEventListener('cartVersionChange', ({ detail }) => {
  isCartEmpty = detail.numberOfItems === 0;
  drawRemembered();
});

/** Loads and shows the tenant's products. Call it again after changing the tenant. */
export async function showProductTiles(): Promise<void> {
  if (!tileContainer()) return;
  offers = await control.products();
  for (const link of document.querySelectorAll<HTMLElement>('[data-category]')) {
    link.onclick = () => chooseCategory(link.dataset['category'] ?? '');
  }
  draw();
}

function tileContainer(): HTMLElement | null {
  return document.getElementById('product-tiles');
}

function chooseCategory(chosen: string): void {
  category = chosen;
  showsAll = isList || chosen !== '';
  draw();
}

function draw(): void {
  drawRemembered();
  const parent = tileContainer();
  if (!parent) return;
  const found = category ? offers.filter(({ product }) => product.trackingPath[0] === category) : suggestions();
  const shown = showsAll ? found : found.slice(0, firstOnes);
  render(
    html`
      ${category ? filterChip() : nothing}
      <div class="tiles">
        ${repeat(
          shown,
          ({ product }) => product.id,
          (offer, index) => tile(offer, index, draw),
        )}
      </div>
      ${
        shown.length < found.length
          ? html`<p class="more-tiles">
              <button type="button" @click=${showAll}>Alle ${found.length} Ideen anzeigen</button>
            </p>`
          : nothing
      }
    `,
    parent,
  );
}

/** Draws a guest's wishes and the products viewed last where the cart shows them while it is empty. */
function drawRemembered(): void {
  const cart = cartElement();
  if (!cart || !isCartEmpty) return;
  const ids = new Set([...(wishlistIds.read() ?? []), ...(lastSeen.read() ?? [])]);
  const found = [...ids].flatMap((id) => offers.find(({ product }) => product.id === id) ?? []).slice(0, 4);
  let parent = cart.querySelector<HTMLElement>('[slot="empty"]');
  if (!parent) {
    parent = document.createElement('div');
    parent.slot = 'empty';
    // Once, because moving it would take the focus from its buttons.
    cart.append(parent);
  }
  render(
    found.length > 0
      ? html`<h2>${remembered.name}</h2>
          <div class="tiles">${found.map((offer, index) => tile(offer, index, draw, remembered))}</div>`
      : nothing,
    parent,
  );
}

function filterChip() {
  return html`<p class="tile-filter">
    <span>Nur <b>${category}</b></span>
    <button type="button" @click=${clearFilter}>Alle Ideen anzeigen</button>
  </p>`;
}

function clearFilter(): void {
  chooseCategory('');
  // The button has gone.
  tileContainer()?.querySelector<HTMLElement>('.tile-title a')?.focus();
}

function showAll(): void {
  showsAll = true;
  draw();
  // The button was removed, so the focus moves to the first of the new tiles.
  tileContainer()?.querySelectorAll<HTMLElement>('.tile-title a')[firstOnes]?.focus();
}

/** Returns products of all categories first, in the order of the shop's list. */
function suggestions(): readonly Offer[] {
  const ranks = new Map<string, number>();
  const ranked = offers.map((offer) => {
    const main = offer.product.trackingPath[0] ?? '';
    const rank = ranks.get(main) ?? 0;
    ranks.set(main, rank + 1);
    return { offer, rank };
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ offer }) => offer);
}
