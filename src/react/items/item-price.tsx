import type { ItemRow } from '../../domain/item-row.ts';
import { toMinor } from '../../domain/money.ts';
import { reducedFrom } from '../../domain/reduced-from.ts';
import { formatMoney } from '../../messages/format.ts';
import { texts } from '../../messages/texts.ts';
import { Labeled } from '../controls/labeled.tsx';

/** The total of the row, as in the summary; above it, smaller, the unit price if that differs. */
export function ItemPrice({ row: { item, total } }: { readonly row: ItemRow }) {
  const price = item.product.price.gross;
  const original = reducedFrom(item.product);
  const isSum = toMinor(total) !== toMinor(price);
  return (
    <p className="item-price" part="price">
      <span className="unit-price">
        {original && (
          <s>
            <Labeled label={texts.originalPrice}>{formatMoney(original)}</Labeled>
          </s>
        )}
        {isSum && <span> </span>}
        {isSum && <Labeled label={texts.price}>{texts.each(formatMoney(price))}</Labeled>}
      </span>
      <span className="price" part={isSum ? 'item-total' : undefined} data-reduced={original ? true : undefined}>
        <Labeled label={isSum ? texts.itemTotal : texts.price}>{formatMoney(total)}</Labeled>
      </span>
    </p>
  );
}
