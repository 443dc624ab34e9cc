import type { CartItem } from '../../domain/cart.ts';
import { itemLink } from '../../domain/urls.ts';
import { useBaseUrl } from '../cart-context.tsx';

interface ItemTitleProps {
  readonly item: CartItem;
  /** Whether the link is a tab stop. */
  readonly focusable: boolean;
}

export function ItemTitle({ item, focusable }: ItemTitleProps) {
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
