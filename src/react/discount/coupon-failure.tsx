import { useActions, useCart } from '../cart-context.tsx';
import { CloseButton } from '../controls/close-button.tsx';
import { Rare } from '../rare/rare.tsx';

/** What was said against a code whose dialog was closed before the answer came. */
export function CouponFailure() {
  const failure = useCart((state) => state.couponFailure);
  const { clearCouponFailure } = useActions();
  return (
    failure && (
      <Rare
        part="NoticeBanner"
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
