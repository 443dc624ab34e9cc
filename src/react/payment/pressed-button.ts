import type { ExpressMethod } from '../../domain/express-method.ts';
import { focusedIn, hasMovedOn, returnFocus } from '../../dom/container-focus.ts';

const slots: Readonly<Partial<Record<ExpressMethod, string>>> = { PayPal: 'paypal', AmazonPay: 'amazon' };

export interface PressedButton {
  readonly method: ExpressMethod;
  /** null in browsers that do not focus clicked buttons, and for buttons in closed shadow trees. */
  readonly focused: HTMLElement | null;
}

export function pressedButton(host: HTMLElement, method: ExpressMethod): PressedButton {
  const container = containerOf(host, method);
  return { method, focused: container && focusedIn(container) };
}

/** Returns false if the provider is gone or its buttons are disabled. */
export function focusPressedButton(host: HTMLElement, { method, focused }: PressedButton): boolean {
  const container = containerOf(host, method);
  return container !== null && returnFocus(container, focused);
}

/** Whether the shopper has moved the focus elsewhere since. */
export function hasLeft(host: HTMLElement, { method }: PressedButton): boolean {
  return hasMovedOn(containerOf(host, method));
}

/** Inside a shadow root, a slot passes the container on. */
function containerOf(host: HTMLElement, method: ExpressMethod): HTMLElement | null {
  const child = host.querySelector<HTMLElement>(`:scope > [slot="payment-${slots[method] ?? 'wallets'}"]`);
  if (child?.localName !== 'slot') return child;
  return ((child as HTMLSlotElement).assignedElements({ flatten: true })[0] as HTMLElement | undefined) ?? null;
}
