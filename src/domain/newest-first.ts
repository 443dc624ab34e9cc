/** Puts an entry in front of a list without duplicating it, and drops the oldest beyond `most`. */
export function newestFirst<Entry>(list: readonly Entry[], entry: Entry, most = Infinity): Entry[] {
  return [entry, ...list.filter((other) => other !== entry)].slice(0, most);
}
