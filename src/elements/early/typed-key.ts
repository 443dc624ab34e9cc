/**
 * Stops keys that type into a text field or choose an option. Listeners of the page see the element as their target, and
 * would take them for shortcuts.
 */
export function keepTypedKey(event: KeyboardEvent): void {
  const isShortcut = event.ctrlKey || event.altKey || event.metaKey;
  const isTyped = !isShortcut && /^.$|^(Back|Del|Ent)/.test(event.key);
  if (isTyped && /text|select/.test((event.target as HTMLInputElement).type)) event.stopPropagation();
}
