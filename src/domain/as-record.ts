import { tryOrNull } from './try-or-null.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** Own fields only, so that what scripts add to `Object.prototype` is not taken for data. Null if a getter throws. */
export function asRecord(value: unknown): Fields | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  return tryOrNull(() => ({ __proto__: null, ...value }));
}
