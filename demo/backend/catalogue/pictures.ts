import type { Picture } from 'cart-fragment/contract';
import type { CataloguePicture } from './catalogue-product.ts';

/** A product's drawing. It is a vector, so one file serves every density and `srcset` stays empty. */
export function productPicture(picture: CataloguePicture): Picture {
  return { ...drawing(picture), width: 230, height: 168 };
}

/** A packaging's drawing, as large as its place in the item card. */
export function packagingThumbnail(picture: CataloguePicture): Picture {
  return { ...drawing(picture), sizes: '96px', width: 96, height: 96 };
}

// All tenants share the drawings, which lie at the root of the demo, two folders above `shop/{tenant}/`.
function drawing({ name, alt }: CataloguePicture) {
  return { alt, src: `../../images/${name}.svg`, srcset: '', sizes: '230px' };
}
