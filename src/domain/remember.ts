interface KnownIds {
  read(): readonly string[] | null;
  write(ids: readonly string[]): unknown;
}

/** Records ids. Returns whether any of them is new. */
export function remember(known: KnownIds, ids: readonly string[]): boolean {
  const before = known.read() ?? [];
  const added = ids.filter((id) => !before.includes(id));
  known.write([...added, ...before]);
  return added.length > 0;
}
