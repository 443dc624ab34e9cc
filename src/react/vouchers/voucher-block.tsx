import type { Voucher } from '../../domain/cart.ts';
import { isDimmed, showsSpinner } from '../../domain/loading-state.ts';
import { trustedLink } from '../../domain/urls.ts';
import { voucherTexts } from '../../messages/voucher-texts.ts';
import { confirmedCart, loadingState } from '../../store/cart/cart-selectors.ts';
import { voucherSlot } from '../../store/intents/slots.ts';
import { useActions, useBaseUrl, useCart } from '../cart-context.tsx';
import { Button } from '../controls/button.tsx';
import { Icon } from '../icons/icon.tsx';
import { InlineNotices } from '../notices/notices.tsx';
import { UndoLines, useLines } from '../undo/undo.tsx';

/** The applied value vouchers and, in redemption mode, a link to redeem another one. */
export function VoucherBlock() {
  const { vouchers = [], items = [] } = useCart(confirmedCart) ?? {};
  const baseUrl = useBaseUrl();
  const lines = useLines('vouchers');
  const redemption = useCart(({ data: { rootComponentProps: props } }) =>
    props.mode === 'redemption' ? trustedLink(props.tenantConfig.urls.redemption, props, baseUrl) : null,
  );
  // Vouchers cannot pay for value vouchers.
  const unpayable = items.some(({ product }) => product.productType === 'ValueVoucher');
  const hasList = vouchers.length > 0 || !!lines?.size;
  if (!hasList && !redemption) return null;
  return (
    <section className="vouchers stack" part="vouchers" aria-label={hasList ? voucherTexts.title : voucherTexts.redeem}>
      {hasList && <h2 className="vouchers-title">{voucherTexts.title}</h2>}
      <UndoLines removals={lines?.get('')?.[0]} />
      {vouchers.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the list role without bullets.
        <ul className="vouchers-list stack" role="list">
          {vouchers.map((voucher) => (
            <li key={voucher.id}>
              <UndoLines removals={lines?.get(voucher.id)?.[0]} />
              <VoucherRow voucher={voucher} />
              <UndoLines removals={lines?.get(voucher.id)?.[1]} />
            </li>
          ))}
        </ul>
      )}
      {unpayable && <p className="muted">{voucherTexts.rule}</p>}
      {redemption && (
        <a className="plain-link redemption-link" part="redemption-link" href={redemption}>
          {voucherTexts.redeem}
        </a>
      )}
    </section>
  );
}

function VoucherRow({ voucher }: { readonly voucher: Voucher }) {
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
