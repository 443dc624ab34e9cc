/** Global, because the page may load several versions of the package. */
const key = Symbol.for('cart-fragment.last-id');

/** Returns an id that no other element of the page has, or has had: Amazon Pay draws into each id only once. */
export function uniqueId(prefix: string): string {
  const shared = globalThis as { [key]?: number };
  shared[key] = (shared[key] ?? 0) + 1;
  return `${prefix}-${shared[key]}`;
}
