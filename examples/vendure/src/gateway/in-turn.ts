/** Runs the work of one key at a time, in the order in which it came. */
export function createTurns() {
  const last = new Map<string, Promise<unknown>>();
  return function inTurn<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const mine = (last.get(key) ?? Promise.resolve()).then(work);
    const settled = mine.catch(() => undefined);
    last.set(key, settled);
    void settled.then(() => {
      if (last.get(key) === settled) last.delete(key);
    });
    return mine;
  };
}
