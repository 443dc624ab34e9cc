import type { ExpressMethod } from '../../domain/express-method.ts';
import { unclobbered } from '../unclobbered.ts';

const slots: Readonly<Partial<Record<ExpressMethod, string>>> = { PayPal: 'paypal', AmazonPay: 'amazon' };
const controls = 'button, a[href], iframe, [role="button"], [tabindex="0"]';

/** The button that a payment was started with. */
export interface PressedButton {
  readonly method: ExpressMethod;
  /**
   * What had the focus in the provider's container: a button, or the frame around it, which passes the focus on to the
   * button. null in browsers that do not focus clicked buttons, and for buttons in closed shadow trees.
   */
  readonly focused: HTMLElement | null;
}

export function pressedButton(host: HTMLElement, method: ExpressMethod): PressedButton {
  let { activeElement: focused } = unclobbered(document);
  if (!containerOf(host, method)?.contains(focused)) return { method, focused: null };
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return { method, focused: focused as HTMLElement };
}

/**
 * Returns the focus to the pressed button, or else to the first one of its provider, or to the place of a button that
 * cannot be reached. Returns false if there is none, or if the buttons are disabled.
 */
export function focusPressedButton(host: HTMLElement, { method, focused }: PressedButton): boolean {
  const container = containerOf(host, method);
  if (!container) return false;
  const candidates = [focused, ...container.querySelectorAll<HTMLElement>(controls), container];
  return candidates.some((candidate) => {
    if (candidate === container) container.tabIndex = -1;
    candidate?.focus({ preventScroll: true });
    return container.contains(unclobbered(document).activeElement);
  });
}

/** Whether the shopper has moved the focus elsewhere since. Frames belong to the provider. */
export function hasMovedOn(host: HTMLElement, { method }: PressedButton): boolean {
  const { activeElement: now } = unclobbered(document);
  if (!now || now === document.body || now.localName === 'iframe') return false;
  return !containerOf(host, method)?.contains(now);
}

/** Inside a shadow root, a slot passes the container on. */
function containerOf(host: HTMLElement, method: ExpressMethod): HTMLElement | null {
  const child = host.querySelector<HTMLElement>(`:scope > [slot="payment-${slots[method] ?? 'wallets'}"]`);
  if (child?.localName !== 'slot') return child;
  return ((child as HTMLSlotElement).assignedElements({ flatten: true })[0] as HTMLElement | undefined) ?? null;
}
