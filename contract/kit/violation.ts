/** A rule that the shop does not follow: what it should have done, and what it did. */
export class Violation extends Error {
  override readonly name = 'Violation';
  constructor(
    readonly expected: string,
    readonly observed: string,
  ) {
    super(`expected ${expected}, observed ${observed}`);
  }
}

/** Fails the check unless the condition holds. */
export function assert(holds: boolean, expected: string, observed: () => string): asserts holds {
  if (!holds) throw new Violation(expected, observed());
}

/** Fails the check unless both values have the same JSON. Of long ones, such as carts, only the difference is shown. */
export function assertSame(what: string, expected: unknown, observed: unknown): void {
  const [wanted, found] = [JSON.stringify(expected), JSON.stringify(observed)];
  if (wanted === found) return;
  const isShort = Math.max(wanted?.length ?? 0, found?.length ?? 0) < 200;
  const differences = isShort ? [] : differencesOf(expected, observed, '');
  if (differences.length === 0) throw new Violation(`${what}: ${wanted}`, `${what}: ${found}`);
  const shown = differences.slice(0, mostDifferences);
  const lines = (side: 1 | 2) => shown.map((one) => `${one[0]} ${JSON.stringify(one[side]) ?? 'missing'}`).join(', ');
  throw new Violation(`${what}: ${lines(1)}`, `${what}: ${lines(2)}`);
}

const mostDifferences = 5;
type Difference = readonly [path: string, expected: unknown, observed: unknown];

function differencesOf(expected: unknown, observed: unknown, path: string): readonly Difference[] {
  if (JSON.stringify(expected) === JSON.stringify(observed)) return [];
  const isSplit = [expected, observed].every((value) => typeof value === 'object' && value !== null);
  if (!isSplit) return [[path, expected, observed]];
  const [wanted, found] = [expected, observed] as [Record<string, unknown>, Record<string, unknown>];
  return [...new Set([...Object.keys(wanted), ...Object.keys(found)])].flatMap((key) =>
    differencesOf(wanted[key], found[key], path === '' ? key : `${path}.${key}`),
  );
}
