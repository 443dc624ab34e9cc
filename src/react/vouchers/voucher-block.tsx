import { trustedLink } from '../../domain/urls.ts';
import { voucherTexts } from '../../messages/voucher-texts.ts';
import { confirmedCart } from '../../store/cart/cart-selectors.ts';
import { useBaseUrl, useCart } from '../cart-context.tsx';
import { UndoLines, useLines } from '../undo/undo.tsx';
import { VoucherRow } from './voucher-row.tsx';

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
