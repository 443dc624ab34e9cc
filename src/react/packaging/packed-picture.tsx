import type { CartItem } from '../../domain/cart.ts';
import type { Picture } from '../../domain/picture.ts';
import { shownPackaging } from '../../store/cart/cart-selectors.ts';
import type { CartState } from '../../store/cart/cart-state.ts';
import type { CartStore } from '../../store/cart-store.ts';
import { useCart, useCartContext } from '../cart-context.tsx';
import { PictureImage } from '../controls/product-picture.tsx';
import { loadedDesign } from './loaded-designs.ts';
import { optionOf } from './shown-option.ts';

/** The chosen wrapping in the corner of the product's picture. */
export function PackedPicture({ item }: { readonly item: CartItem }) {
  const { store } = useCartContext();
  const picture = useCart((state) => pictureOf(state, item, store));
  return picture && <PictureImage className="packed" picture={picture} width={56} height={56} />;
}

function pictureOf(state: CartState, item: CartItem, store: CartStore): Picture | null {
  const packaging = shownPackaging(state, item.id);
  const option = optionOf(item, packaging);
  const variantId = packaging?.variantId ?? '';
  if (!option) return null;
  const confirmed = item.selectedPackaging?.variantId === variantId ? item.selectedPackaging : null;
  return confirmed?.thumbnail ?? loadedDesign(store, variantId)?.image ?? option.thumbnail ?? option.image;
}
