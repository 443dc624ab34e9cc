import { useActions, useCart } from '../cart-context.tsx';
import { CloseButton } from '../controls/close-button.tsx';
import { NoticeBanner } from '../notices/notice-banner.tsx';

/** What was said against a code whose dialog was closed before the answer came. */
export function CouponFailure() {
  const failure = useCart((state) => state.couponFailure);
  const { clearCouponFailure } = useActions();
  return (
    failure && (
      <NoticeBanner
        content={{ kind: 'failure', failure }}
        closing={
          <CloseButton
            onClick={(event) => {
              event.currentTarget.closest('.discount')?.querySelector<HTMLElement>('.button')?.focus();
              clearCouponFailure();
            }}
          />
        }
      />
    )
  );
}
