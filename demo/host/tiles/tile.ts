import { html, nothing, type TemplateResult } from 'lit-html';
import { ref } from 'lit-html/directives/ref.js';
import type { Offer } from '../backend/control.ts';
import { analytics } from '../shop/analytics.ts';
import { productPageUrl } from '../shop/product-page-url.ts';
import { heart } from './heart.ts';
import { offerForm } from './offer-form.ts';
import { icon, picture, price, rating, saving } from './offer-parts.ts';

export const ideas = { id: 'ideen', name: 'Das könnte euch gefallen' };
export const remembered = { id: 'gemerkt', name: 'Gemerkt und zuletzt angesehen' };

/** @param index position in the list. */
export function tile(offer: Offer, index: number, draw: () => void, list = ideas): TemplateResult {
  const { product } = offer;
  const observe = (element: Element | undefined) => {
    if (element) analytics().observeItem(element, product, { list, index });
  };
  return html`<article class="tile" ${ref(observe)}>
    <div class="tile-top">
      <a class="tile-picture" href=${productPageUrl(product.id)} tabindex="-1" aria-hidden="true"
        >${picture(product)}</a
      >
      ${heart(product)}
      <p class="tags">
        ${saving(product)} ${product.nudge ? html`<span class="tag">${product.nudge.text}</span>` : nothing}
      </p>
    </div>
    <div class="tile-text">
      ${heading(html`<a href=${productPageUrl(product.id)}>${product.title}</a>`)} ${rating(product)}
      ${locations(product)}
    </div>
    <div class="tile-buy">${price(product)} ${offerForm(offer, draw)}</div>
  </article>`;
}

/** One level below the heading of the list, which is that of the page on the list page. */
function heading(link: TemplateResult): TemplateResult {
  const isPage = document.documentElement.dataset['page'] === 'list';
  return isPage ? html`<h2 class="tile-title">${link}</h2>` : html`<h3 class="tile-title">${link}</h3>`;
}

function locations({ locationCount, closestLocationDistance }: Offer['product']): TemplateResult | typeof nothing {
  if (locationCount === null) return nothing;
  const near = closestLocationDistance === null ? '' : `, ab ${Math.round(closestLocationDistance)} km entfernt`;
  return html`<p class="locations">${icon('pin')}${locationCount} ${locationCount === 1 ? 'Ort' : 'Orte'}${near}</p>`;
}
