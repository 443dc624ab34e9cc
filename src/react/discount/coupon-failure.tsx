import { settledChange } from '../../store/cart-selectors.ts';
import { couponKey } from '../../store/changes.ts';
import { useActions, useCart } from '../cart-context.tsx';
import { CloseButton } from '../controls/close-button.tsx';
import { NoticeBanner } from '../notices/notice-banner.tsx';

/** What was said against a code whose dialog was closed before the answer came. */
export function CouponFailure() {
  const settled = useCart((state) => settledChange(state, couponKey));
  const { discardChange } = useActions();
  if (!settled?.failure) return null;
  const { id, failure } = settled;
  return (
    <NoticeBanner
      content={{ kind: 'failure', failure }}
      closing={
        <CloseButton
          onClick={(event) => {
            event.currentTarget.closest('.discount')?.querySelector<HTMLElement>('.button')?.focus();
            discardChange(id);
          }}
        />
      }
    />
  );
}
