/** Listeners of the page see the element as the target of typed keys, and would take them for shortcuts. */
export function keepTypedKey(event: KeyboardEvent): void {
  const isShortcut = event.ctrlKey || event.altKey || event.metaKey;
  const isTyped = !isShortcut && /^.$|^(Back|Del|Ent)/.test(event.key);
  if (isTyped && /text|select/.test((event.target as HTMLInputElement).type)) event.stopPropagation();
}
