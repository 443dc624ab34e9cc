import type { CartItem } from '../../domain/cart.ts';
import type { Picture } from '../../domain/picture.ts';
import { itemLink } from '../../domain/urls.ts';
import { shownPackaging } from '../../store/cart/cart-selectors.ts';
import type { CartState } from '../../store/cart/cart-state.ts';
import type { CartStore } from '../../store/create-cart-store.ts';
import { useBaseUrl, useCart, useCartContext } from '../cart-context.tsx';
import { PictureImage, ProductPicture } from '../controls/product-picture.tsx';
import { optionOf } from '../packaging/shown-option.ts';

/** With the chosen wrapping in its corner. Hidden from assistive technology and Tab: the title has the same link. */
export function ItemPicture({ item, eager }: Readonly<{ item: CartItem; eager: boolean }>) {
  const { store } = useCartContext();
  const packed = useCart((state) => packedPicture(state, item, store));
  return (
    <a
      className="item-picture"
      part="item-picture"
      href={itemLink(item, useBaseUrl()) ?? undefined}
      tabIndex={-1}
      aria-hidden="true"
    >
      <ProductPicture picture={item.product.image} width={230} height={168} eager={eager} />
      {packed && <PictureImage className="packed" picture={packed} width={56} height={56} loading="lazy" />}
    </a>
  );
}

function packedPicture(state: CartState, item: CartItem, store: CartStore): Picture | null {
  const packaging = shownPackaging(state, item.id);
  const option = optionOf(item, packaging);
  const variantId = packaging?.variantId ?? '';
  if (!option) return null;
  const confirmed = item.selectedPackaging?.variantId === variantId ? item.selectedPackaging : null;
  return confirmed?.thumbnail ?? store.designs.get(variantId)?.image ?? option.thumbnail ?? option.image;
}

export function ItemTitle({ item, focusable }: Readonly<{ item: CartItem; focusable: boolean }>) {
  const href = itemLink(item, useBaseUrl());
  const { title } = item.product;
  return (
    <h2 className="item-title title" part="item-title">
      {href ? (
        <a href={href} tabIndex={focusable ? undefined : -1}>
          {title}
        </a>
      ) : (
        <span>{title}</span>
      )}
    </h2>
  );
}
