/** Replaces halves of surrogate pairs like the encoding of the page does, so that markup and data stay equal. */
export function wellFormed(text: string): string {
  return text.replaceAll(/\p{Cs}/gu, '\ufffd');
}

/** JSON that is safe inside a `<script>`: it contains no markup and no line separators. */
export function embeddableJson(value: unknown): string {
  const replace = (_: string, field: unknown) => (typeof field === 'string' ? wellFormed(field) : field);
  return JSON.stringify(value, replace).replaceAll(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
