import type { ItemRow } from '../../domain/item-row.ts';
import { toMinor } from '../../domain/money.ts';
import { formatMoney } from '../../messages/format.ts';
import { texts } from '../../messages/texts.ts';

/** The price of one, the price that it had, and what the whole row costs where that is another sum. */
export function ItemPrice({ row: { item, total } }: { readonly row: ItemRow }) {
  const price = item.product.price.gross;
  const original = item.product.originalPrice?.gross;
  const reduced = original !== undefined && toMinor(original) > toMinor(price);
  return (
    <p className="item-price" part="price">
      {reduced && (
        <s>
          <span className="unseen">{texts.originalPrice}: </span>
          {formatMoney(original)}
        </s>
      )}
      <span className="price" data-reduced={reduced || undefined}>
        <span className="unseen">{texts.price}: </span>
        {formatMoney(price)}
      </span>
      {toMinor(total) !== toMinor(price) && (
        <span className="item-total" part="item-total">
          {texts.itemTotal} {formatMoney(total)}
        </span>
      )}
    </p>
  );
}
