/**
 * Keeps a key inside the element that is typed into a text field, or that chooses an option of a select. To the listeners of the
 * page, its target is the element itself, so they would take it for a shortcut.
 */
export function keepTypedKey(event: KeyboardEvent): void {
  const isShortcut = event.ctrlKey || event.altKey || event.metaKey;
  const isTyped = !isShortcut && /^.$|^(Back|Del|Ent)/.test(event.key);
  if (isTyped && /text|select/.test((event.target as HTMLInputElement).type)) event.stopPropagation();
}
