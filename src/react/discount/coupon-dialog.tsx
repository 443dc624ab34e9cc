import { trustedLink } from '../../domain/urls.ts';
import { couponTexts } from '../../messages/coupon-texts.ts';
import { voucherTexts } from '../../messages/voucher-texts.ts';
import { useBaseUrl, useCart } from '../cart-context.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { CouponForm } from './coupon-form.tsx';

/** Closes once a code is applied. */
export function CouponDialog({ onClose }: { readonly onClose: () => void }) {
  const baseUrl = useBaseUrl();
  // Value vouchers look like codes, but are redeemed on a page of their own.
  const voucherPage = useCart(({ data: { rootComponentProps: props } }) =>
    trustedLink(props.tenantConfig.urls.redemption, props, baseUrl),
  );
  return (
    <Dialog title={couponTexts.title} onClose={onClose}>
      <CouponForm onApplied={onClose} />
      <p className="muted">{couponTexts.rule}</p>
      {voucherPage && (
        <p className="muted">
          <span>{couponTexts.isVoucher}</span>
          <a href={voucherPage}>{voucherTexts.redeem}</a>
        </p>
      )}
    </Dialog>
  );
}
