/** Adds or moves an entry to the front of a list, and drops the oldest entries beyond `most`. */
export function newestFirst<Entry>(list: readonly Entry[], entry: Entry, most = Infinity): Entry[] {
  return [entry, ...list.filter((other) => other !== entry)].slice(0, most);
}
