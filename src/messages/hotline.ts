/** The hotline and its hours (specification, 9), with the signs that ranges have in print. */
export const hotlineTexts = {
  name: 'Unsere Hotline',
  is: 'ist',
  weekdays: 'Mo–Fr 8–20,',
  saturday: 'Sa 10–16',
  there: 'Uhr für dich da.',
} as const;

/** Returns the link that calls a number. `+49 (0) 89` is dialled without its zero. */
export function hotlineHref(number: string): string {
  return `tel:${number.replace(/\(0\)|[^+\d]/g, '')}`;
}
