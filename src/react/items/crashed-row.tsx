import type { CartItem } from '../../domain/cart.ts';
import { texts } from '../../messages/texts.ts';
import { itemKey, packagingChangeKey } from '../../store/changes/change-keys.ts';
import { Button } from '../controls/button.tsx';
import { Banner } from '../notices/banner.tsx';
import { InlineNotices } from '../notices/inline-notices.tsx';
import { RemoveButton } from './remove-button.tsx';

interface CrashedRowProps {
  readonly item: CartItem;
  readonly rowKey: string;
  /** The index of a ticket; null for the whole item. */
  readonly row: number | null;
  readonly onRestart: () => void;
}

/** Replaces a row that failed to render. It can be retried or removed. */
export function CrashedRow({ item, rowKey, row, onRestart }: CrashedRowProps) {
  return (
    <li className="item" part="item" data-row={rowKey} data-error>
      <div className="item-crash">
        <Banner severity="error" closing={<RemoveButton item={item} row={row} />}>
          <p>
            <strong>{item.product.title}</strong>
          </p>
          <p>{texts.rowFailed}</p>
          <Button variant="outlined" size="small" onClick={onRestart}>
            {texts.retry}
          </Button>
        </Banner>
      </div>
      <InlineNotices target={itemKey(item.id)} />
      <InlineNotices target={packagingChangeKey(item.id)} />
    </li>
  );
}
