import type { Voucher } from '../../domain/cart.ts';
import { isDimmed, showsSpinner } from '../../domain/loading-state.ts';
import { voucherTexts } from '../../messages/voucher-texts.ts';
import { loadingState } from '../../store/cart/cart-selectors.ts';
import { voucherSlot } from '../../store/intents/slots.ts';
import { useActions, useCart } from '../cart-context.tsx';
import { Button } from '../controls/button.tsx';
import { Icon } from '../icons/icon.tsx';
import { InlineNotices } from '../notices/inline-notices.tsx';

export function VoucherRow({ voucher }: { readonly voucher: Voucher }) {
  const activity = useCart((state) => loadingState(state, voucherSlot(voucher.id)));
  const { removeVoucher } = useActions();
  const balance = voucherTexts.balance(voucher);
  return (
    <div className="voucher card row" part="voucher" data-row={voucher.id} aria-busy={isDimmed(activity)}>
      <div className="voucher-text row">
        <span className="voucher-name">{voucherTexts.name(voucher.id)}</span>
        {balance && <span className="muted">{balance}</span>}
        <span className="muted">{voucherTexts.deducted(voucher)}</span>
      </div>
      <Button
        variant="ghost"
        name={`voucher-${voucher.id}`}
        aria-label={voucherTexts.removeVoucher(voucher.id)}
        busy={isDimmed(activity)}
        onClick={() => removeVoucher(voucher.id)}
      >
        {showsSpinner(activity) ? <span className="spinner" /> : <Icon name="bin" />}
        <span className="word">{voucherTexts.remove}</span>
      </Button>
      <InlineNotices target={voucherSlot(voucher.id)} />
    </div>
  );
}
