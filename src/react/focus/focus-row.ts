/** Gives the focus to the remove button of the row that a node stands in. */
export function focusRow(inside: Element): void {
  inside.closest('[data-row]')?.querySelector<HTMLElement>('[data-remove]')?.focus();
}
