/** Serializes a value without `toJSON` methods, because libraries like Prototype add one to arrays. */
export function printJson(value: unknown): string {
  return JSON.stringify(value, ownValue);
}

function ownValue(this: Readonly<Record<string, unknown>>, key: string): unknown {
  return this[key];
}
