import { useRef } from 'react';
import { texts } from '../messages/texts.ts';
import type { CartState } from '../store/cart/cart-state.ts';
import { useCart } from './cart-context.tsx';
import { Button } from './controls/button.tsx';
import { DiscountBlock } from './discount/discount-block.tsx';
import { EmptyCart } from './empty/empty-cart.tsx';
import { FocusAfterRemoval } from './focus/focus-after-removal.tsx';
import { ItemList } from './items/item-list.tsx';
import { CartSkeleton, LoadFailure } from './loading/cart-skeleton.tsx';
import { LoyaltyBlock } from './loyalty/loyalty-block.tsx';
import { Notices } from './notices/notices.tsx';
import { PaymentArea } from './payment/payment-area.tsx';
import { Assurances } from './proceed/assurances.tsx';
import { ProceedBar } from './proceed/proceed-bar.tsx';
import { KeptPlaces } from './undo/undo.tsx';
import { ShippingMethods } from './shipping/shipping-methods.tsx';
import { Summary } from './summary/summary.tsx';
import { VoucherBlock } from './vouchers/voucher-block.tsx';

/** The region and its headline remain in every phase. */
export function CartPage() {
  const region = useRef<HTMLElement>(null);
  const view = useCart(viewOf);
  return (
    <section className="page" part="page" aria-label={texts.cart} data-view={view} ref={region}>
      {view === 'full' && <SkipButton />}
      <h1 className="heading" part="heading" tabIndex={-1}>
        {view === 'empty' ? texts.emptyHeadline : texts.headline}
      </h1>
      <Notices />
      {view === 'full' && <FullCart />}
      {view === 'empty' && <EmptyCart />}
      {view === 'loading' && <CartSkeleton />}
      {view === 'failed' && <LoadFailure />}
      {/* After the lists, whose lines may take the focus. */}
      <KeptPlaces page={region} />
      <FocusAfterRemoval region={region} />
    </section>
  );
}

/** Visible while it has the focus. */
function SkipButton() {
  return (
    <Button
      className="button unseen"
      variant="outlined"
      onClick={({ currentTarget }) => currentTarget.parentElement?.querySelector<HTMLElement>('.proceed')?.focus()}
    >
      {texts.toSummary}
    </Button>
  );
}

/** So that it can stick at its bottom. */
function measureHeight(side: HTMLDivElement) {
  const sizes = new ResizeObserver(() => side.style.setProperty('--side-height', `${side.offsetHeight}px`));
  sizes.observe(side);
  return () => sizes.disconnect();
}

function viewOf({ phase }: CartState) {
  if (phase.kind === 'ready') return phase.cart.items.length > 0 ? 'full' : 'empty';
  return phase.kind === 'absent' ? 'loading' : phase.kind;
}

/** Each part selects its own state, so that a change re-renders only the parts that show it. */
function FullCart() {
  const { discountCode } = useCart(({ data }) => data.rootComponentProps.features);
  return (
    <>
      <div className="main">
        <ItemList />
        <ShippingMethods />
        <LoyaltyBlock />
        <VoucherBlock />
        {discountCode && <DiscountBlock />}
      </div>
      <div className="side" ref={measureHeight}>
        <Summary />
        <Assurances />
        <ProceedBar />
        <PaymentArea />
      </div>
    </>
  );
}
