const controls = 'select, input:checked, input:not([type="radio"]), [data-remove], :scope > .button';

/** Moves the focus from a button that is about to disappear to the control of its row or block. */
export function focusNearbyControl(pressed: Element): void {
  const block = pressed.closest('.inline-notices, .item-waiting')?.parentElement;
  block?.querySelector<HTMLElement>(controls)?.focus({ preventScroll: true });
}
