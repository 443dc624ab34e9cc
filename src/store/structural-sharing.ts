/**
 * `next`, with every part that equals its counterpart in `previous` replaced by that very object,
 * so that a row whose item has not changed is not rendered again.
 */
export function shareStructure<Value>(previous: unknown, next: Value): Value {
  if (Object.is(previous, next)) return next;
  if (!isContainer(previous) || !isContainer(next) || Array.isArray(previous) !== Array.isArray(next)) return next;
  let same = Object.keys(previous).length === Object.keys(next).length;
  // Entries rather than assignments: to assign to `__proto__` would set something else.
  const entries = Object.entries(next).map(([key, value]) => {
    const before = Object.hasOwn(previous, key) ? previous[key] : undefined;
    const shared: unknown = shareStructure(before, value);
    same &&= Object.is(shared, before);
    return [key, shared] as const;
  });
  if (same) return previous as Value;
  return (Array.isArray(next) ? entries.map(([, shared]) => shared) : Object.fromEntries(entries)) as Value;
}

function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
