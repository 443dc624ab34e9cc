import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { savingsOf } from '../../domain/summary.ts';
import { cartSize } from '../../messages/cart-sentence.ts';
import { formatMinor, formatMoney } from '../../messages/format.ts';
import { texts } from '../../messages/texts.ts';
import { canProceed, confirmedCart, deliveryTerm, isProceeding } from '../../store/cart/cart-selectors.ts';
import { checkoutSlot } from '../../store/intents/slots.ts';
import { useActions, useBaseUrl, useCart } from '../cart-context.tsx';
import { InlineNotices } from '../notices/notices.tsx';
import { promiseOf } from '../shipping/delivery-promise.tsx';
import { nextStepHref } from './next-step-href.ts';
import { ReasonLine } from './reason-line.tsx';
import { useBar, usePaymentVisibility } from './use-bar.ts';

/** Shows the number of items while the summary shows the total. The step is a link, to work before hydration. */
export function ProceedBar() {
  const cart = useCart(confirmedCart);
  const reason = useCart((state) => state.sumChange?.told?.largest);
  const raised = usePaymentVisibility();
  const bar = useRef<HTMLDivElement>(null);
  const { repeatsTotal, isTooTall } = useBar(bar);
  const promise = useCart((state) => promiseOf(deliveryTerm(state)));
  const saved = cart && savingsOf(cart);
  const sum = cart && (repeatsTotal ? cartSize(cart) : formatMoney(cart.total.gross));
  return (
    <div
      className="proceed-bar row"
      part="proceed-bar"
      data-raised={raised || undefined}
      data-too-tall={isTooTall || undefined}
      ref={bar}
    >
      <p className="proceed-total" aria-hidden="true">
        <span key={reason}>{reason ?? (repeatsTotal ? texts.headline : texts.summaryRow.total)}</span>
        <span key={sum}>{sum}</span>
      </p>
      <ProceedLink />
      <p className="proceed-promise row" aria-hidden="true">
        <span key={promise}>{promise}</span>
        {saved ? <b key={saved}>{texts.saved(formatMinor(saved, cart.total.gross.currencyCode))}</b> : null}
      </p>
      <div className="proceed-notes stack">
        <InlineNotices target={checkoutSlot} />
        <ReasonLine />
      </div>
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
    if (event.detail < 2) proceed();
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
