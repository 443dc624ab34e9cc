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

/** Fails the check unless both values have the same JSON. */
export function assertSame(what: string, expected: unknown, observed: unknown): void {
  const [wanted, found] = [JSON.stringify(expected), JSON.stringify(observed)];
  assert(wanted === found, `${what}: ${wanted}`, () => `${what}: ${found}`);
}
