/** Splits a list into parts of at most this many entries. */
export function inParts<Entry>(list: readonly Entry[], size: number): Entry[][] {
  return list.flatMap((_, start) => (start % size === 0 ? [list.slice(start, start + size)] : []));
}
