import { useEffect, useRef } from 'react';
import { useStore } from 'zustand/react';
import type { ExpressMethod, ExpressProvider } from '../../domain/express-method.ts';
import { focusedIn, hasMovedOn, returnFocus } from '../../dom/container-focus.ts';
import { expressTexts } from '../../messages/express-texts.ts';
import { texts } from '../../messages/texts.ts';
import type { Express } from '../../store/express/create-express.ts';
import { isAboutPayment } from '../../store/express/payment-failure.ts';
import { useActions, useBaseUrl, useCart, useCartContext, useShallow } from '../cart-context.tsx';
import { Button } from '../controls/button.tsx';
import { NoticeWithButtons } from '../notices/notices.tsx';
import { nextStepHref } from '../proceed/next-step-href.ts';

interface PressedButton {
  readonly method: ExpressMethod;
  /** null in browsers that do not focus clicked buttons, and for buttons in closed shadow trees. */
  readonly focused: HTMLElement | null;
}

/** Why the last payment failed. The focus returns to the pressed button, or moves to the notice. */
export function PaymentNotices({ express }: { readonly express: Express }) {
  const { host } = useCartContext();
  const notices = useCart(useShallow((state) => state.notices.filter(isAboutPayment)));
  const failure = useStore(express.state, (state) => state.failure);
  const area = useRef<HTMLDivElement>(null);
  const pressed = useRef<PressedButton>(null);

  useEffect(
    () =>
      express.state.subscribe(({ phase }, { phase: before }) => {
        if (phase.kind !== 'started' || before.kind !== 'idle') return;
        const container = containerOf(host, phase.method);
        pressed.current = { method: phase.method, focused: container && focusedIn(container) };
      }),
    [express, host],
  );

  function focusButton(): void {
    const { current: node } = area;
    const { current: button } = pressed;
    const container = button && containerOf(host, button.method);
    if (container && returnFocus(container, button.focused)) return;
    // An appointment that is gone has no notice here, but a button at the next step.
    const places = [node, node?.closest('.side')?.querySelector<HTMLElement>('.proceed-reason button')];
    places.find((place) => place?.firstChild)?.focus({ preventScroll: true });
  }

  useEffect(() => {
    // Without a pressed button, a provider has failed to start.
    if (!failure || !pressed.current) return;
    if (!hasMovedOn(containerOf(host, pressed.current.method))) focusButton();
    area.current?.scrollIntoView({ block: 'nearest' });
    // oxlint-disable-next-line react/exhaustive-deps -- Once for each failure.
  }, [failure]);

  return (
    <div className="payment-notices stack" tabIndex={-1} ref={area}>
      {notices.map((notice) => (
        <NoticeWithButtons key={notice.id} notice={notice} focusNext={focusButton}>
          {failure?.returnsToCart ? (
            <Button
              variant="outlined"
              size="small"
              onClick={({ currentTarget }) => focusCause(currentTarget, failure.walletReason)}
            >
              {texts.show}
            </Button>
          ) : (
            !failure?.link && <OtherWays />
          )}
        </NoticeWithButtons>
      ))}
    </div>
  );
}

/** The next step offers the other ways to pay. A link, so that only one button has its name. */
function OtherWays() {
  const { proceed } = useActions();
  const baseUrl = useBaseUrl();
  const href = useCart((state) => nextStepHref(state, baseUrl));
  return (
    href && (
      <p>
        <span>{expressTexts.otherWays}</span>
        <a
          href={href}
          onClick={(event) => {
            event.preventDefault();
            if (event.detail < 2) proceed();
          }}
        >
          {texts.proceed}
        </a>
      </p>
    )
  );
}

const providers: Readonly<Partial<Record<ExpressMethod, ExpressProvider>>> = { PayPal: 'paypal', AmazonPay: 'amazon' };

/** Of the buttons. Inside a shadow root, a slot passes the container on. */
function containerOf(host: HTMLElement | null, method: ExpressMethod): HTMLElement | null {
  const slot = `payment-${providers[method] ?? 'wallets'}`;
  const child = host?.querySelector<HTMLElement>(`:scope > [slot="${slot}"]`) ?? null;
  if (child?.localName !== 'slot') return child;
  return ((child as HTMLSlotElement).assignedElements({ flatten: true })[0] as HTMLElement | undefined) ?? null;
}

/** Leads to the shipping methods if the shop cannot ship to the address, otherwise to the top of the cart. */
function focusCause(inside: Node, reason: string): void {
  const root = inside.getRootNode() as Document | ShadowRoot;
  const selectors = reason === 'address_unserviceable' ? ['.shipping :checked', '.shipping h2'] : ['.heading'];
  const cause = selectors.map((selector) => root.querySelector<HTMLElement>(selector)).find(Boolean);
  cause?.focus({ preventScroll: true });
  cause?.scrollIntoView({ block: 'nearest' });
}
