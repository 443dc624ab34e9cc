/** What the cart does about each kind of mistake. */
export const effects = {
  'unknown field': 'It is ignored.',
  'invalid value': 'It is ignored.',
  'unknown value': 'Its title is shown, but the value has no effect.',
  'unknown tenant': 'It counts as JS_DE, without a loyalty program.',
  'long list': 'The rest of the list is ignored.',
  'dropped URL': 'The link or picture is omitted.',
  'refused page': 'The browser does not go there.',
  'contradictory type': 'The lists of changes are used instead.',
  'mixed currencies': 'The amounts are shown as they are, but may not add up.',
  'wrong sum': 'The amounts are shown as they are.',
} as const;

/** What is wrong with a value of the page or the shop. Never shown. */
export interface Finding {
  readonly kind: keyof typeof effects;
  readonly path: string;
  /** Nothing that tells who the shopper is. */
  readonly found: string;
  readonly expected: string;
}

/** A mistake of those who develop the page or the shop. The console says it even if errors are sent. */
export class Mistake extends Error {
  override readonly name = 'Mistake';

  constructor({ kind, path, found, expected }: Finding) {
    super(
      `${path}: found ${found}, expected ${expected}. ${effects[kind]} See docs/troubleshooting.md#mistakes-in-data.`,
    );
  }
}
