export type Fields = Readonly<Record<string, unknown>>;

/**
 * Returns the own fields of an object, without a prototype, so that fields that scripts add to `Object.prototype` are
 * not mistaken for data. Returns null for any other value, and if a getter throws.
 */
export function asRecord(value: unknown): Fields | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  try {
    const fields = { __proto__: null, ...value };
    // JSON may contain a field of this name, which a later assignment would turn into a prototype.
    Reflect.deleteProperty(fields, '__proto__');
    return fields;
  } catch {
    return null;
  }
}
