import { unclobbered } from './unclobbered.ts';

const controls = 'button, a[href], iframe, [role="button"], [tabindex="0"], paypal-button';

/** Whether nothing of a provider's buttons is left, as after a return from the back/forward cache. */
export function isEmpty(container: HTMLElement): boolean {
  const drawn = [...container.querySelectorAll(controls)];
  // Without any, they may be in a closed shadow tree.
  if (drawn.length === 0) return container.clientHeight === 0;
  return drawn.every(({ shadowRoot }) => shadowRoot?.childElementCount === 0);
}

/** The focused button in a provider's container, or the frame around it, which passes the focus on; otherwise null. */
export function focusedIn(container: HTMLElement): HTMLElement | null {
  return container.contains(unclobbered(document).activeElement) ? (focusedElement() as HTMLElement) : null;
}

/** What has the focus, in whatever shadow tree. */
export function focusedElement(): Element | null {
  let { activeElement: focused } = unclobbered(document);
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}

/**
 * Returns the focus to what had it in a container, or else to its first button, or to the container if its buttons cannot
 * be reached, as in closed shadow trees. Returns false if the container is inert.
 */
export function returnFocus(container: HTMLElement, focused: HTMLElement | null): boolean {
  const candidates = [focused, ...container.querySelectorAll<HTMLElement>(controls), container];
  return candidates.some((candidate) => {
    if (candidate === container) container.tabIndex = -1;
    candidate?.focus({ preventScroll: true });
    return container.contains(unclobbered(document).activeElement);
  });
}

/** Whether the shopper has moved the focus out of a container. Frames belong to the provider. */
export function hasMovedOn(container: HTMLElement | null): boolean {
  const { activeElement: now } = unclobbered(document);
  if (!now || now === document.body || now.localName === 'iframe') return false;
  // A message in place of the buttons.
  if (focusedElement()?.closest('.express-rows')) return false;
  return !container?.contains(now);
}

/** Makes a container inert while its buttons must not be used. The focus returns afterwards, unless it has moved on. */
export function createPause(container: HTMLElement): (isPaused: boolean) => void {
  let focused: HTMLElement | null = null;
  return (isPaused) => {
    if (container.inert === isPaused) return;
    if (isPaused) focused = focusedIn(container);
    container.inert = isPaused;
    // Browsers move the focus away only at the next rendering; until then, Enter would still reach the button.
    if (isPaused) return focused?.blur();
    if (focused && !hasMovedOn(container)) returnFocus(container, focused);
    focused = null;
  };
}
