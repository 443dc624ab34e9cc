const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for HTML and XML. XML cannot contain control characters. */
export function escaped(text: string): string {
  const printable = [...text].map((character) => (character < ' ' && !'\n\t'.includes(character) ? '�' : character));
  return printable.map((character) => entities[character] ?? character).join('');
}
