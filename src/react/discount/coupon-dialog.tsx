import { useEffect, useState } from 'react';
import { couponTexts } from '../../messages/coupon-texts.ts';
import { confirmedCart, subjectActivity } from '../../store/cart-selectors.ts';
import type { CartState } from '../../store/cart-state.ts';
import { useActions, useCart, useCartPlace } from '../cart-context.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { NoticeBanner } from '../notices/notice-banner.tsx';
import { couponAnswer } from './coupon-answer.ts';
import css from './coupon-dialog.css';
import { CouponForm } from './coupon-form.tsx';
import { LoginHint } from './login-hint.tsx';

interface CouponDialogProps {
  readonly onClose: () => void;
}

/** Takes a code, tells what the server says against it, and closes once it is applied. */
export function CouponDialog({ onClose }: CouponDialogProps) {
  const { store } = useCartPlace();
  const { applyCoupon, clearCouponFailure } = useActions();
  const [changing] = useState(() => !!confirmedCart(store.state.getState())?.coupon);
  const [sent, setSent] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const guest = useCart(isGuest);
  const state = useCart(wholeState);
  const answer = sent === null ? null : couponAnswer(state, sent);
  const applied = answer?.kind === 'applied';

  useEffect(() => {
    if (applied) onClose();
  }, [applied, onClose]);

  function submit(code: string): void {
    if (guest) return setTried(true);
    applyCoupon(code);
    setSent(code);
  }

  function close(): void {
    clearCouponFailure();
    onClose();
  }

  return (
    <Dialog title={changing ? couponTexts.changeTitle : couponTexts.title} style={css} onClose={close}>
      {guest && <LoginHint tried={tried} />}
      {answer?.kind === 'failed' && <NoticeBanner content={answer.content} />}
      <CouponForm
        waiting={answer?.kind === 'waiting'}
        slow={subjectActivity(state, 'coupon') === 'LongLoading'}
        focused={!guest}
        onSubmit={submit}
      />
      <p className="coupon-rule">{couponTexts.rule}</p>
    </Dialog>
  );
}

/** Logged in means that the page knows the customer's hashed e-mail (rulings, 12). */
function isGuest({ data }: CartState): boolean {
  return !data.rootComponentProps.customerEmailHash;
}

function wholeState(state: CartState): CartState {
  return state;
}
