import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { cartSize } from '../../messages/cart-sentence.ts';
import { formatMoney } from '../../messages/format.ts';
import { texts } from '../../messages/texts.ts';
import { canProceed, confirmedCart, isProceeding } from '../../store/cart/cart-selectors.ts';
import { checkoutSlot } from '../../store/intents/slots.ts';
import { useActions, useBaseUrl, useCart } from '../cart-context.tsx';
import { InlineNotices } from '../notices/inline-notices.tsx';
import { RollingSum } from '../summary/rolling-sum.tsx';
import { SumChange } from '../summary/sum-change.tsx';
import { nextStepHref } from './next-step-href.ts';
import { ReasonLine } from './reason-line.tsx';
import { useBar } from './use-bar.ts';
import { usePaymentVisibility } from './use-payment-visibility.ts';

/** Shows the number of items while the summary shows the total. The step is a link, so that it works before hydration. */
export function ProceedBar() {
  const cart = useCart(confirmedCart);
  const raised = usePaymentVisibility();
  const bar = useRef<HTMLDivElement>(null);
  const { repeatsTotal, isTooTall } = useBar(bar);
  return (
    <div
      className="proceed-bar row"
      part="proceed-bar"
      data-raised={raised || undefined}
      data-too-tall={isTooTall || undefined}
      ref={bar}
    >
      <p className="proceed-total" aria-hidden="true">
        <span>{repeatsTotal ? texts.headline : texts.summaryRow.total}</span>
        {cart &&
          (repeatsTotal ? <span>{cartSize(cart)}</span> : <RollingSum>{formatMoney(cart.total.gross)}</RollingSum>)}
      </p>
      <ProceedLink />
      <div className="proceed-notes stack">
        <InlineNotices target={checkoutSlot} />
        <ReasonLine />
      </div>
      <SumChange />
    </div>
  );
}

function ProceedLink() {
  const enabled = useCart(canProceed);
  const proceeding = useCart(isProceeding);
  const baseUrl = useBaseUrl();
  const href = useCart((state) => nextStepHref(state, baseUrl));
  const { proceed } = useActions();

  function onClick(event: MouseEvent): void {
    event.preventDefault();
    // Ignore the second click of a double click: the first one has already notified the host.
    if (enabled && event.detail < 2) proceed();
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    if (!event.repeat) event.currentTarget.click();
  }

  return (
    <a
      className="button proceed"
      part="button proceed"
      role="button"
      tabIndex={0}
      href={(enabled && href) || undefined}
      aria-disabled={!enabled || undefined}
      aria-describedby={enabled ? undefined : 'proceed-reason'}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      {proceeding && <span className="spinner" />}
      <span>{texts.proceed}</span>
    </a>
  );
}
