/**
 * `next`, with every part that equals its counterpart in `previous` replaced by that very object,
 * so that a row whose item has not changed is not rendered again.
 */
export function shareStructure<Value>(previous: unknown, next: Value): Value {
  if (Object.is(previous, next)) return next;
  if (!isContainer(previous) || !isContainer(next) || Array.isArray(previous) !== Array.isArray(next)) return next;
  const keys = Object.keys(next);
  const shared: Record<string, unknown> | unknown[] = Array.isArray(next) ? [] : {};
  let same = keys.length === Object.keys(previous).length;
  for (const key of keys) {
    const value = shareStructure(previous[key], next[key]);
    (shared as Record<string, unknown>)[key] = value;
    same &&= Object.is(value, previous[key]);
  }
  return (same ? previous : shared) as Value;
}

function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
