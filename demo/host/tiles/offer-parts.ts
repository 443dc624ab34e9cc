import { html, nothing, svg, type TemplateResult } from 'lit-html';
import { toMinor, type Money, type Product } from 'cart-fragment-contract';
import { shopUrl } from '../shop/shops.ts';

export function moneyText({ amount, currencyCode }: Money): string {
  return new Intl.NumberFormat('de', { style: 'currency', currency: currencyCode }).format(amount);
}

export function icon(name: string): TemplateResult {
  return html`<svg aria-hidden="true">${svg`<use href="host/icons.svg#${name}"></use>`}</svg>`;
}

/** Renders the price after the original one, which has a label for screen readers. */
export function price({ price, originalPrice }: Product): TemplateResult {
  const struck =
    originalPrice && html`<s><span class="visually-hidden">statt </span>${moneyText(originalPrice.gross)}</s>`;
  return html`<p class=${struck ? 'price reduced' : 'price'}>${struck ?? nothing}<b>${moneyText(price.gross)}</b></p>`;
}

export function saving({ price, originalPrice }: Product): TemplateResult | typeof nothing {
  if (!originalPrice) return nothing;
  // Rounded down, as on the wishlist.
  const before = toMinor(originalPrice.gross);
  const percent = Math.floor(((before - toMinor(price.gross)) * 100) / before);
  return html`<span class="tag deal">−${percent} %</span>`;
}

export function rating({ rating }: Product): TemplateResult | typeof nothing {
  if (!rating) return nothing;
  const value = rating.value.toLocaleString('de', { minimumFractionDigits: 1 });
  const full = Math.round(rating.value * 2) * 10;
  return html`<p class="rating">
    <span class="stars" data-fill=${full} role="img" aria-label="${value} von 5 Sternen"></span>
    <span aria-hidden="true">${value}</span>
    <span class="count">(${rating.count.toLocaleString('de')})</span>
  </p>`;
}

export function picture({ image }: Product, loading: 'lazy' | 'eager' = 'lazy'): TemplateResult | typeof nothing {
  if (!image) return nothing;
  return html`<img src=${shopUrl(image.src)} alt=${image.alt} width="460" height="336" loading=${loading} />`;
}
