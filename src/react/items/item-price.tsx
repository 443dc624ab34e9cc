import type { ItemRow } from '../../domain/item-row.ts';
import { toMinor } from '../../domain/money.ts';
import { reducedFrom } from '../../domain/reduced-from.ts';
import { formatMoney } from '../../messages/format.ts';
import { texts } from '../../messages/texts.ts';

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
            <span className="unseen">{texts.originalPrice}: </span>
            {formatMoney(original)}
          </s>
        )}{' '}
        {isSum && (
          <>
            <span className="unseen">{texts.price}: </span>
            {texts.each(formatMoney(price))}
          </>
        )}
      </span>
      <span className="price" part={isSum ? 'item-total' : undefined} data-reduced={original ? true : undefined}>
        <span className="unseen">{isSum ? texts.itemTotal : texts.price}: </span>
        {formatMoney(total)}
      </span>
    </p>
  );
}
