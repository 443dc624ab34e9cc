/** Returns `next` with the objects of `previous` for all equal parts, so that unchanged rows do not render again. */
export function shareStructure<Value>(previous: unknown, next: Value): Value {
  if (Object.is(previous, next)) return next;
  if (!isContainer(previous) || !isContainer(next) || Array.isArray(previous) !== Array.isArray(next)) return next;
  let same = Object.keys(previous).length === Object.keys(next).length;
  const counterparts = Array.isArray(previous) ? new Map(previous.map((entry) => [idOf(entry), entry])) : null;
  // Assigning to the key `__proto__` would set the prototype.
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

/** List entries are matched by id, so that a removal does not change the entries after it. */
function idOf(entry: unknown): unknown {
  return isContainer(entry) ? entry['id'] : undefined;
}

function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
