import { useEffect, useRef } from 'react';
import { couponLabel, isAutomaticDiscount } from '../../domain/coupon.ts';
import { isDimmed, showsSpinner } from '../../domain/loading-state.ts';
import { texts } from '../../messages/texts.ts';
import { confirmedCart, loadingState } from '../../store/cart/cart-selectors.ts';
import { settledAt } from '../../store/intents/entry.ts';
import { couponSlot } from '../../store/intents/slots.ts';
import { useActions, useCart } from '../cart-context.tsx';
import { Button } from '../controls/button.tsx';
import { useLazyDialog } from '../dialog/use-lazy-dialog.tsx';
import { Icon } from '../icons/icon.tsx';
import { InlineNotices } from '../notices/notices.tsx';
import { UndoLines, useLines } from '../undo/undo.tsx';

/** The applied code, or a button to redeem one. */
export function DiscountBlock() {
  const cart = useCart(confirmedCart);
  const label = cart && couponLabel(cart);
  const automatic = !!cart && isAutomaticDiscount(cart);
  const activity = useCart((state) => loadingState(state, couponSlot));
  const refused = useCart((state) => settledAt(state, couponSlot));
  const { removeCoupon, discardChange } = useActions();
  const dialog = useLazyDialog(async () => (await import('./coupon-dialog.tsx')).CouponDialog, {});
  const lines = useLines('coupon');
  const removable = label !== null && !automatic;
  const applied = useRef<HTMLParagraphElement>(null);
  const isOpen = !!dialog.element;

  // The dialog returns the focus to its opener, which is gone or now deletes the code.
  useEffect(() => (isOpen ? () => applied.current?.focus({ preventScroll: true }) : undefined), [isOpen]);

  function open(): void {
    if (refused) discardChange(refused.id);
    dialog.open();
  }

  return (
    <div className="discount row" part="discount" data-applied={label !== null || undefined}>
      {label !== null && (
        <p
          className="discount-label line"
          part="discount-label"
          id="discount-label"
          tabIndex={-1}
          ref={removable ? applied : undefined}
        >
          <Icon name="success" />
          <span>{texts.appliedCoupon(label)}</span>
        </p>
      )}
      {/* Each has a button of its own, so that none moves; `FocusAfterRemoval` passes the focus on. */}
      <Button
        key={Number(label === null)}
        variant={label === null ? 'outlined' : 'ghost'}
        name="coupon"
        aria-describedby={label === null ? undefined : 'discount-label'}
        aria-haspopup={removable ? undefined : 'dialog'}
        busy={dialog.busy || isDimmed(activity)}
        onClick={() => (removable ? removeCoupon() : open())}
      >
        {showsSpinner(activity) ? <span className="spinner" /> : label === null && <Icon name="tag" />}
        <span>{label === null ? texts.redeemCoupon : automatic ? texts.changeCoupon : texts.deleteCoupon}</span>
      </Button>
      <UndoLines removals={lines?.get('')?.[0]} />
      {!dialog.element && <InlineNotices target={couponSlot} />}
      {dialog.element}
    </div>
  );
}
