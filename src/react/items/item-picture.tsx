import type { CartItem } from '../../domain/cart.ts';
import { itemLink } from '../../domain/urls.ts';
import { useBaseUrl } from '../cart-context.tsx';
import { ProductPicture } from '../controls/product-picture.tsx';
import { PackedPicture } from '../packaging/packed-picture.tsx';

/** Hidden from assistive technology and the tab order, because the title has the same link. */
export function ItemPicture({ item, eager }: { readonly item: CartItem; readonly eager: boolean }) {
  const href = itemLink(item, useBaseUrl()) ?? undefined;
  return (
    <a className="item-picture" part="item-picture" href={href} tabIndex={-1} aria-hidden="true">
      <ProductPicture picture={item.product.image} width={230} height={168} eager={eager} />
      <PackedPicture item={item} />
    </a>
  );
}
