import type { ItemRow } from '../../domain/item-row.ts';
import { texts } from '../../messages/texts.ts';
import { itemSlot, packagingSlot } from '../../store/intents/slots.ts';
import { RetryButton } from '../controls/button.tsx';
import { Banner } from '../notices/banner.tsx';
import { InlineNotices } from '../notices/inline-notices.tsx';
import { RemoveButton } from './item-actions.tsx';

export function CrashedRow({ row, onRestart }: Readonly<{ row: ItemRow; onRestart: () => void }>) {
  const { key, item } = row;
  return (
    <div className="item card" part="item" data-row={key} data-error>
      <div className="item-crash">
        <Banner severity="error" closing={<RemoveButton row={row} />}>
          <p>
            <strong>{item.product.title}</strong>
          </p>
          <p>{texts.rowFailed}</p>
          <RetryButton onClick={onRestart} />
        </Banner>
      </div>
      <InlineNotices target={itemSlot(item.id)} />
      <InlineNotices target={packagingSlot(item.id)} />
    </div>
  );
}
