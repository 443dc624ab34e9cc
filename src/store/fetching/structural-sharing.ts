/**
 * `next`, with every part that equals its counterpart in `previous` replaced by that very object,
 * so that a row whose item has not changed is not rendered again.
 */
export function shareStructure<Value>(previous: unknown, next: Value): Value {
  if (Object.is(previous, next)) return next;
  if (!isContainer(previous) || !isContainer(next) || Array.isArray(previous) !== Array.isArray(next)) return next;
  let same = Object.keys(previous).length === Object.keys(next).length;
  const counterparts = Array.isArray(previous) ? new Map(previous.map((entry) => [idOf(entry), entry])) : null;
  // Entries rather than assignments: to assign to `__proto__` would set something else.
  const entries = Object.entries(next).map(([key, value]) => {
    const before = Object.hasOwn(previous, key) ? previous[key] : undefined;
    const id = counterparts && idOf(value);
    const shared: unknown = shareStructure(id ? counterparts.get(id) : before, value);
    same &&= Object.is(shared, before);
    return [key, shared] as const;
  });
  if (same) return previous as Value;
  return (Array.isArray(next) ? entries.map(([, shared]) => shared) : Object.fromEntries(entries)) as Value;
}

/** Entries of a list with ids are compared by these, so that a removal changes none of those behind it. */
function idOf(entry: unknown): unknown {
  return isContainer(entry) ? entry['id'] : undefined;
}

function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
