import { html, nothing } from 'lit-html';
import { euros, freeOrPrice, icon, picture } from './lit-parts.mjs';

const allQuantities = Array.from({ length: 25 }, (_, index) => index + 1);

/** One row of the list, with the markup of `<cart-fragment>`. */
export function litItem(item, { baseUrl, first, shown, busy, allChoices, onQuantity }) {
  const { product } = item;
  const href = `${baseUrl}experiences/${product.id}`;
  return html`<li
    class="item"
    part="item"
    data-row=${item.id}
    data-item-id=${item.id}
    aria-busy=${busy}
    ?data-dimmed=${busy}
  >
    <a class="item-picture" part="item-picture" href=${href} tabindex="-1" aria-hidden="true"
      >${picture(product.image, baseUrl, { width: 230, height: 168, eager: first })}</a
    >
    <div class="item-main">
      <h2 class="item-title" part="item-title"><a href=${href}>${product.title}</a></h2>
      ${participants(product)} ${tags(product)}
    </div>
    <div class="item-buy">
      <label class="quantity" part="quantity"
        >Anzahl<span class="select"
          ><select
            name=${`quantity-${item.id}`}
            aria-label=${`Anzahl, ${product.title}`}
            @change=${(event) => onQuantity(Number(event.target.value))}
          >
            ${(allChoices ? allQuantities : [shown]).map(
              (choice) => html`<option .selected=${choice === shown}>${choice}</option>`,
            )}</select
          >${icon('chevron')}</span
        ></label
      >
      ${price(item)}
    </div>
    ${item.availablePackagingOptions.length > 1 ? packagingChoice(item, baseUrl) : nothing}
    <div class="item-foot" part="item-actions">
      ${item.availablePackagingOptions.length < 2 ? packagingNote(item) : nothing}
      <button
        type="button"
        class="button"
        part="button remove"
        data-variant="ghost"
        data-remove
        aria-label=${`${product.title} entfernen`}
      >
        ${icon('bin')}Entfernen
      </button>
    </div>
  </li>`;
}

function participants({ minParticipants: least, maxParticipants: most }) {
  if (!least) return nothing;
  const text = least < most ? `${least}–${most} Personen` : `${least} Person`;
  return html`<div class="item-facts" part="item-facts">
    <div>
      ${icon('people')}<span><span class="unseen">Teilnehmer: </span>${text}</span>
    </div>
  </div>`;
}

function tags({ title, hasFriendsDiscount, discountBadgeName, productInformation }) {
  if (!hasFriendsDiscount && !productInformation) return nothing;
  return html`<div class="item-tags">
    ${
      hasFriendsDiscount
        ? html`<span class="badge" part="badge">${icon('friends')}${discountBadgeName}</span>`
        : nothing
    }
    ${
      productInformation
        ? html`<button
            type="button"
            class="button"
            part="button"
            data-variant="ghost"
            aria-label=${`Leistungen, ${title}`}
          >
            ${icon('list')}Leistungen
          </button>`
        : nothing
    }
  </div>`;
}

function price({ product, total }) {
  const { originalPrice } = product;
  return html`<p class="item-price" part="price">
    ${originalPrice ? html`<s><span class="unseen">Ursprünglicher Preis: </span>${euros(originalPrice)}</s>` : nothing}
    <span class="price" ?data-reduced=${originalPrice !== null}
      ><span class="unseen">Preis: </span>${euros(product.price)}</span
    >
    ${
      total.gross.amount === product.price.gross.amount
        ? nothing
        : html`<span class="item-total" part="item-total">Gesamt ${euros(total)}</span>`
    }
  </p>`;
}

function packagingChoice({ id, product, selectedPackaging, availablePackagingOptions }, baseUrl) {
  return html`<div class="packaging" part="packaging">
    <div class="packaging-heading">
      <p>
        <span class="packaging-label">Verpackung: </span>${selectedPackaging.title}, ${selectedPackaging.variantTitle}
      </p>
    </div>
    <div class="packaging-options" role="radiogroup" aria-label=${`Verpackung, ${product.title}`}>
      ${availablePackagingOptions.map(
        (option) =>
          html`<label class="choice tile">
            <input
              type="radio"
              name=${`packaging-${id}`}
              value=${option.variantId}
              .checked=${option.variantId === selectedPackaging.variantId}
              aria-label=${option.title}
            />
            ${picture(option.thumbnail, baseUrl, { width: 56, height: 56, className: 'thumbnail' })}
            <span class="choice-text"
              ><span class="choice-title">${option.title}</span
              ><span class="choice-price">${freeOrPrice(option.price)}</span></span
            >
          </label>`,
      )}
    </div>
  </div>`;
}

function packagingNote({ selectedPackaging }) {
  return html`<div class="packaging-note" part="packaging">
    <p><span class="packaging-label">Verpackung: </span>${selectedPackaging.title}</p>
  </div>`;
}
