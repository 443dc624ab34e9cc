/** The page of a product: `product.html?id=…`, optionally with `&selectedDate=…`. */
import { html, nothing, render } from 'lit-html';
import { control, type Offer } from './backend/control.ts';
import { rememberProduct } from 'cart-fragment/storage';
import { analytics } from './shop/analytics.ts';
import { heart } from './tiles/heart.ts';
import { offerForm } from './tiles/offer-form.ts';
import { icon, picture, price, rating, saving } from './tiles/offer-parts.ts';
import { participantsText } from './tiles/participants-text.ts';

export async function showProductPage(): Promise<void> {
  const parent = document.getElementById('product');
  if (!parent) return;
  const query = new URLSearchParams(location.search);
  const offer = (await control.products()).find(({ product }) => product.id === query.get('id'));
  const draw = (): void => {
    render(offer ? productPage(offer, draw, query.get('selectedDate') ?? '') : unknownProduct(), parent);
  };
  if (offer) document.title = document.title.replace(/^.*(?= – )/, offer.product.title);
  draw();
  if (!offer) return;
  rememberProduct(offer.product.id);
  analytics().viewItem(offer.product);
}

function productPage(offer: Offer, draw: () => void, selectedDate: string) {
  const { product } = offer;
  const services = product.productInformation?.services;
  return html`<p class="crumbs">
      <a href="index.html">Startseite</a>${product.trackingPath.map((part) => html`<span>${part}</span>`)}
    </p>
    <article class="product">
      <div class="product-picture">${picture(product, 'eager')} ${heart(product)}</div>
      <div class="product-text">
        <p class="tags">
          ${saving(product)} ${product.nudge ? html`<span class="tag">${product.nudge.text}</span>` : nothing}
        </p>
        <h1>${product.title}</h1>
        ${rating(product)}
        <ul class="facts">
          ${product.minParticipants === null ? nothing : html`<li>${icon('people')}${participantsText(product)}</li>`}
          ${
            product.locationCount === null
              ? nothing
              : html`<li>
                  ${icon('pin')}${product.locationCount} ${product.locationCount === 1 ? 'Ort' : 'Orte'} zur Wahl
                </li>`
          }
          <li>${icon('calendar')}${offer.appointments.length > 0 ? 'Ticket mit festem Termin' : '3 Jahre gültig'}</li>
        </ul>
        <div class="product-buy">
          ${price(product)}
          <p class="tax">inkl. MwSt., zzgl. Versand</p>
          ${offerForm(offer, draw, selectedDate)}
        </div>
        ${
          services
            ? html`<h2>${services.caption}</h2>
                <ul class="services">
                  ${services.body.split('\n').map((line) => html`<li>${icon('check')}${line}</li>`)}
                </ul>`
            : nothing
        }
      </div>
    </article>`;
}

function unknownProduct() {
  return html`<h1>Dieses Erlebnis haben wir nicht gefunden</h1>
    <p><a class="btn btn-primary" href="index.html">Zum Warenkorb</a></p>`;
}
