/**
 * The wire knows two spellings of most enumerations (`value_voucher`, `ValueVoucher`).
 * A spelling turns either into the canonical one; what it does not know stays as it is,
 * so that an unknown shipping method can still be shown by its title and sent back (rulings, 2).
 */
export type OpenEnum<Known extends string> = Known | (string & {});

export interface Spelling<Known extends string> {
  readonly known: readonly Known[];
  /** The canonical spelling, or the value itself when it is unknown. */
  read(value: string): OpenEnum<Known>;
  isKnown(value: string): value is Known;
}

export function createSpelling<const Known extends string>(known: readonly Known[]): Spelling<Known> {
  const canonical = new Map(known.map((value) => [fold(value), value]));
  return {
    known,
    read: (value) => canonical.get(fold(value)) ?? value,
    isKnown: (value): value is Known => (known as readonly string[]).includes(value),
  };
}

/** What two spellings of one value have in common. */
export function fold(value: string): string {
  return value.replaceAll(/[_-]/g, '').toLowerCase();
}
