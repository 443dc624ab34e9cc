/** `crypto.randomUUID` is missing on pages without https. */
export function uniqueId(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
