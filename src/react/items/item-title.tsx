import type { CartItem } from '../../domain/cart.ts';
import { itemLink } from '../../domain/urls.ts';
import { useBaseUrl } from '../cart-context.tsx';

export function ItemTitle({ item }: { readonly item: CartItem }) {
  const href = itemLink(item, useBaseUrl());
  const { title } = item.product;
  return (
    <h2 className="item-title" part="item-title">
      {href ? <a href={href}>{title}</a> : <span>{title}</span>}
    </h2>
  );
}
