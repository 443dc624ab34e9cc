/** FNV-1a. @param seed by default its usual one; another one gives another hash. */
export function hashOf(text: string, seed = 0x811c9dc5): number {
  let value = seed;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}
