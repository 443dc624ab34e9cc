/**
 * The API has two spellings of most enumerations (`value_voucher`, `ValueVoucher`). Reading converts both to the
 * canonical one and leaves unknown values unchanged, so that an unknown shipping method can still be shown by its
 * title and sent to the server.
 */
export type OpenEnum<Known extends string> = Known | (string & {});

export interface Spelling<Known extends string> {
  readonly known: readonly Known[];
  /** Returns the canonical spelling, or the value itself if it is unknown. */
  read(value: string): OpenEnum<Known>;
  isKnown(value: string): value is Known;
}

export function createSpelling<const Known extends string>(known: readonly Known[]): Spelling<Known> {
  const isKnown = (value: string): value is Known => (known as readonly string[]).includes(value);
  return {
    known,
    read: (value) => (isKnown(value) ? value : (known.find((one) => fold(one) === fold(value)) ?? value)),
    isKnown,
  };
}

/** Returns the same string for both spellings of a value. */
export function fold(value: string): string {
  return value.replaceAll(/[_-]/g, '').toLowerCase();
}
