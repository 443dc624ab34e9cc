import type { Stored } from './stored.ts';

/** Records ids. Returns whether any of them is new. */
export function remember(known: Pick<Stored<readonly string[]>, 'read' | 'write'>, ids: readonly string[]): boolean {
  const before = known.read() ?? [];
  const added = ids.filter((id) => !before.includes(id));
  known.write([...added, ...before]);
  return added.length > 0;
}
