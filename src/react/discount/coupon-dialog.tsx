import { useEffect, useState } from 'react';
import { loginLink, trustedLink } from '../../domain/urls.ts';
import { couponTexts } from '../../messages/coupon-texts.ts';
import { texts } from '../../messages/texts.ts';
import { voucherTexts } from '../../messages/voucher-texts.ts';
import { confirmedCart, loadingState } from '../../store/cart/cart-selectors.ts';
import type { CartState } from '../../store/cart/cart-state.ts';
import { openAt } from '../../store/intents/log.ts';
import { couponSlot } from '../../store/intents/slots.ts';
import { useActions, useBaseUrl, useCart, useCartContext } from '../cart-context.tsx';
import { RetryButton } from '../controls/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Banner } from '../notices/banner.tsx';
import { NoticeBanner } from '../notices/notice-banner.tsx';
import { couponAnswer } from './coupon-answer.ts';
import { CouponForm } from './coupon-form.tsx';

/** Sends a code, shows why the server refuses it, and closes once it is applied. */
export function CouponDialog({ onClose }: { readonly onClose: () => void }) {
  const { store } = useCartContext();
  const { applyCoupon, retry } = useActions();
  const [changing] = useState(() => !!confirmedCart(store.state.getState())?.coupon);
  const [sent, setSent] = useState(false);
  const [tried, setTried] = useState(false);
  const guest = useCart(isGuest);
  const slow = useCart((state) => loadingState(state, couponSlot) === 'LongLoading');
  const answer = useCart((state) => (sent ? couponAnswer(state) : null));
  const unsent = useCart((state) => !!openAt(state, couponSlot));

  useEffect(() => {
    if (answer === 'applied') onClose();
  }, [answer, onClose]);

  function submit(code: string): void {
    if (guest) return setTried(true);
    applyCoupon(code);
    setSent(true);
  }

  return (
    <Dialog title={changing ? couponTexts.changeTitle : couponTexts.title} onClose={onClose}>
      {guest && tried && <LoginHint />}
      {typeof answer === 'object' && answer && (
        <NoticeBanner content={{ kind: 'failure', failure: answer }} urgent>
          {unsent && <RetryButton focusNext={focusField} onClick={() => retry()} />}
        </NoticeBanner>
      )}
      <CouponForm waiting={answer === 'waiting'} slow={slow} onSubmit={submit} />
      <p className="muted">{couponTexts.rule}</p>
      <WayOfVouchers />
    </Dialog>
  );
}

function focusField(removed: HTMLElement): void {
  removed.closest('dialog')?.querySelector('input')?.focus();
}

function LoginHint() {
  const baseUrl = useBaseUrl();
  const href = useCart(({ data }) => loginLink(data.rootComponentProps, baseUrl));
  return (
    <Banner severity="error">
      <p>{texts.loginRequired}</p>
      {href && (
        <a className="plain-link" href={href}>
          {texts.login}
        </a>
      )}
    </Banner>
  );
}

/** Value vouchers look like codes, but are redeemed on a page of their own. */
function WayOfVouchers() {
  const baseUrl = useBaseUrl();
  const href = useCart(({ data: { rootComponentProps: props } }) =>
    trustedLink(props.tenantConfig.urls.redemption, props, baseUrl),
  );
  return (
    href && (
      <p className="muted">
        <span>{couponTexts.isVoucher}</span>
        <a href={href}>{voucherTexts.redeem}</a>
      </p>
    )
  );
}

/** The page passes the customer's hashed e-mail address only for logged-in customers. */
function isGuest({ data }: CartState): boolean {
  return !data.rootComponentProps.customerEmailHash;
}
