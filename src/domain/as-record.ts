export type Fields = Readonly<Record<string, unknown>>;

/**
 * Returns the own fields of an object, without a prototype, so that fields that scripts add to `Object.prototype` are
 * not mistaken for data. Returns null for any other value, and if a getter throws.
 */
export function asRecord(value: unknown): Fields | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  try {
    return { __proto__: null, ...value };
  } catch {
    return null;
  }
}
