import type { ItemRow } from '../../domain/item-row.ts';
import { multiplyMoney } from '../../domain/money.ts';
import { reducedFrom } from '../../domain/reduced-from.ts';
import { formatMoney } from '../../messages/format.ts';
import { texts } from '../../messages/texts.ts';
import { Labeled } from '../controls/labeled.tsx';

interface ItemPriceProps {
  readonly row: Pick<ItemRow, 'item' | 'quantity' | 'total'>;
  readonly part?: string;
}

/** The total of the row, as in the summary. Above it, the original one; below it, what it consists of. */
export function ItemPrice({ row: { item, quantity, total }, part = 'price' }: ItemPriceProps) {
  const original = reducedFrom(item.product);
  const isSum = quantity > 1;
  const unit = isSum && texts.pieces(quantity, formatMoney(item.product.price.gross));
  return (
    <p className="item-price" part={part}>
      {original && (
        <s className="muted">
          <Labeled label={texts.originalPrice}>{formatMoney(multiplyMoney(original, quantity))}</Labeled>
        </s>
      )}
      <span className="price" part={isSum ? 'item-total' : undefined} data-reduced={original ? true : undefined}>
        <Labeled label={isSum ? texts.itemTotal : texts.price}>{formatMoney(total)}</Labeled>
      </span>
      {unit && (
        <small className="muted" key={unit}>
          {unit}
        </small>
      )}
    </p>
  );
}
