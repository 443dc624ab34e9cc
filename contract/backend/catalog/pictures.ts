import type { Picture } from 'cart-fragment/api';
import type { CatalogPicture } from './catalog-product.ts';

/** A product's drawing. As a vector graphic it suits every density, so `srcset` is empty. */
export function productPicture(picture: CatalogPicture): Picture {
  return { ...drawing(picture), width: 230, height: 168 };
}

/** A packaging's drawing in the size of the item card. */
export function packagingThumbnail(picture: CatalogPicture): Picture {
  return { ...drawing(picture), sizes: '96px', width: 96, height: 96 };
}

// All tenants share the drawings at the root of the demo, two folders above `shop/{tenant}/`.
function drawing({ name, alt }: CatalogPicture) {
  return { alt, src: `../../images/${name}.svg`, srcset: '', sizes: '230px' };
}
