/** Identifies a code without containing it (FNV-1a). */
export function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return `#${(hash >>> 0).toString(36)}`;
}
