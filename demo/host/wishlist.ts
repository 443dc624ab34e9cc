/** The wishlist on the shop's pages: loads its elements, and sets their shop. */
import type { Product } from 'cart-fragment-contract';
import { control } from './backend/control.ts';
import { addToCart } from './shop/add-to-cart.ts';
import { productPageUrl } from './shop/product-page-url.ts';
import { currentShop } from './shop/shops.ts';
import { scriptUrl } from './shop/trusted-script-url.ts';

const load = (name: string) => import(scriptUrl(new URL(`package/${name}.js`, document.baseURI)));

export async function startWishlist(): Promise<void> {
  const page = document.querySelector('wishlist-fragment');
  if (page) {
    const { baseUrl, tenant, tenantConfig } = currentShop();
    page.setAttribute('base-url', baseUrl);
    page.setAttribute('tenant', tenant);
    page.fragmentData = { rootComponentProps: { tenantConfig } };
    offerProducts(page);
  }
  await Promise.all([load('wishlist-toggle'), page && load('wishlist-fragment')]);
}

/** Adds products of the wishlist to the cart. A ticket needs a date, which its own page offers. */
function offerProducts(page: HTMLElement): void {
  const offers = control.products();
  page.addEventListener('wishlistAddToCart', ({ detail: { productId, waitUntil } }) => {
    waitUntil(
      offers.then((all) => {
        const offer = all.find(({ product }) => product.id === productId);
        if (!offer) throw new Error(`${productId} is not sold`);
        return addToCart(offer, null);
      }),
    );
  });
  void offers.then((all) => {
    const tickets = all.filter(({ appointments }) => appointments.length > 0);
    page.append(...tickets.map(({ product }) => dateLink(product)));
  });
}

function dateLink({ id, title }: Product): HTMLElement {
  const link = document.createElement('a');
  link.slot = `add-to-cart-${id}`;
  link.className = 'btn btn-primary';
  link.href = productPageUrl(id);
  link.textContent = 'Termin wählen';
  link.setAttribute('aria-label', `Termin wählen, ${title}`);
  return link;
}
