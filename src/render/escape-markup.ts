const entities: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

/** For texts, and for attributes in double quotes. */
export function escapeMarkup(text: string): string {
  return text.replaceAll(/[&"<>]/g, (character) => entities[character] ?? '');
}
