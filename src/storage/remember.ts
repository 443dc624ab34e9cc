import type { Stored } from './stored.ts';

/** Remembers ids. Returns whether any of them is new. */
export function remember(known: Stored<readonly string[]>, ids: readonly string[]): boolean {
  const before = known.read() ?? [];
  const news = ids.filter((id) => !before.includes(id));
  known.write([...news, ...before]);
  return news.length > 0;
}
