import { useState } from 'react';
import type { CartItem } from '../../domain/cart.ts';
import type { Picture } from '../../domain/picture.ts';
import { shownPackaging } from '../../store/cart/cart-selectors.ts';
import type { CartState } from '../../store/cart/cart-state.ts';
import type { CartStore } from '../../store/cart-store.ts';
import { useCart, useCartContext } from '../cart-context.tsx';
import { PictureImage } from '../controls/product-picture.tsx';
import { loadedDesign } from './loaded-designs.ts';
import { optionOf } from './shown-option.ts';

interface PackedPictureProps {
  readonly item: CartItem;
  /** Without it, the picture of the product is visible. */
  readonly visible: boolean;
}

/** Fades from one picture of the chosen packagings to the next, above the picture of the product. */
export function PackedPicture({ item, visible }: PackedPictureProps) {
  const { store } = useCartContext();
  const picture = useCart((state) => pictureOf(state, item, store));
  const [pictures, setPictures] = useState<readonly Picture[]>([]);
  if (visible && picture && !pictures.some(({ src }) => src === picture.src)) setPictures([...pictures, picture]);
  return pictures.map((one) => (
    <PictureImage
      key={one.src}
      className="packed"
      data-visible={(visible && one.src === picture?.src) || undefined}
      picture={one}
      width={230}
      height={168}
      // Without its picture, there would be nothing to fade in.
      onLoad={({ currentTarget }) => (currentTarget.dataset['loaded'] = '')}
    />
  ));
}

/** The shop's picture of the chosen design, or of its packaging. */
function pictureOf(state: CartState, item: CartItem, store: CartStore): Picture | null {
  const packaging = shownPackaging(state, item.id);
  const option = optionOf(item, packaging);
  const variantId = packaging?.variantId ?? '';
  const design = variantId === option?.variantId ? option : loadedDesign(store, variantId);
  const confirmed = item.selectedPackaging?.variantId === variantId ? item.selectedPackaging : null;
  return design?.image ?? confirmed?.thumbnail ?? option?.image ?? option?.thumbnail ?? null;
}
