const controls = 'select, input:checked, input:not([type="radio"]), [data-remove], :scope > .button';

/** Focuses the control of the row or block in which a pressed button stands that is about to go. */
export function focusPlace(pressed: Element): void {
  const place = pressed.closest('.place-notices, .item-waiting')?.parentElement;
  place?.querySelector<HTMLElement>(controls)?.focus({ preventScroll: true });
}
