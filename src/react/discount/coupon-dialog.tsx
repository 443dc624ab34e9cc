import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { checkCouponCode, readCouponCode } from '../../domain/coupon-code.ts';
import type { Failure } from '../../domain/failure.ts';
import { loginLink, trustedLink } from '../../domain/urls.ts';
import { couponFaultTexts, couponTexts } from '../../messages/coupon-texts.ts';
import { texts } from '../../messages/texts.ts';
import { voucherTexts } from '../../messages/voucher-texts.ts';
import { loadingState } from '../../store/cart/cart-selectors.ts';
import type { CartState } from '../../store/cart/cart-state.ts';
import { failureOf, openAt, settledAt } from '../../store/intents/entry.ts';
import { couponSlot } from '../../store/intents/slots.ts';
import { useActions, useBaseUrl, useCart } from '../cart-context.tsx';
import { Button, RetryButton } from '../controls/button.tsx';
import { TextField } from '../controls/text-field.tsx';
import { useCheckedText } from '../controls/use-checked-text.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { NoticeBanner } from '../notices/notice-banner.tsx';

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

/** Sends a code, and shows why it is not applied. */
function CouponForm({ onApplied }: { readonly onApplied: () => void }) {
  const { applyCoupon, retry } = useActions();
  const code = useCheckedText(checkCouponCode);
  const input = useRef<HTMLInputElement>(null);
  const [submitted, setSubmitted] = useState<'never' | 'asGuest' | 'sent'>('never');
  // The page passes the customer's hashed e-mail address only for logged-in customers.
  const guest = useCart(({ data }) => !data.rootComponentProps.customerEmailHash);
  const baseUrl = useBaseUrl();
  const href = useCart(({ data }) => loginLink(data.rootComponentProps, baseUrl));
  const answer = useCart((state) => (submitted === 'sent' ? answerOf(state) : null));
  const unsent = useCart((state) => !!openAt(state, couponSlot));
  const slow = useCart((state) => loadingState(state, couponSlot) === 'LongLoading');
  const waiting = answer === 'waiting';

  useEffect(() => {
    if (answer === 'applied') onApplied();
  }, [answer, onApplied]);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (waiting) return;
    const { value = '' } = input.current ?? {};
    if (code.reveal(value) !== null) {
      setSubmitted('never');
      return input.current?.focus();
    }
    setSubmitted(guest ? 'asGuest' : 'sent');
    if (!guest) applyCoupon(readCouponCode(value));
  }

  return (
    <>
      {guest && submitted === 'asGuest' && (
        <NoticeBanner content={{ kind: 'failure', failure: { kind: 'login', guest, href } }} urgent />
      )}
      {typeof answer === 'object' && answer && (
        <NoticeBanner content={{ kind: 'failure', failure: answer }} urgent>
          {unsent && <RetryButton focusNext={() => input.current?.focus()} onClick={() => retry()} />}
        </NoticeBanner>
      )}
      <form noValidate onSubmit={submit}>
        <TextField
          ref={input}
          data-first-focus
          name="coupon"
          label={couponTexts.label}
          error={code.fault && couponFaultTexts[code.fault]}
          helper={slow ? texts.longLoading : null}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="send"
          onInput={(event) => code.type(event.currentTarget.value)}
          onBlur={(event) => code.reveal(event.currentTarget.value)}
          action={
            <Button type="submit" busy={waiting}>
              {waiting && <span className="spinner" />}
              <span>{couponTexts.submit}</span>
            </Button>
          }
        />
      </form>
    </>
  );
}

/** What has become of the code that was sent last; null if none was sent. */
function answerOf(state: CartState): Failure | 'waiting' | 'applied' | null {
  const open = openAt(state, couponSlot);
  if (open?.status.kind === 'paused' && !state.online) return offline;
  if (open) return failureOf(open) ?? 'waiting';
  const settled = settledAt(state, couponSlot);
  return settled ? (failureOf(settled) ?? 'applied') : null;
}

const offline: Failure = { kind: 'offline', waiting: true };
