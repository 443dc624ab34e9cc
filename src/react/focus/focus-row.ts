/** Focuses the remove button of the row that contains the node. */
export function focusRow(inside: Element): void {
  inside.closest('[data-row]')?.querySelector<HTMLElement>('[data-remove]')?.focus();
}
