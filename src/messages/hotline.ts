export const hotlineTexts = {
  name: 'Unsere Hotline',
  is: 'ist',
  weekdays: 'Mo-Fr 8-20,',
  saturday: 'Sa 10-16',
  there: 'Uhr für dich da.',
} as const;

/** Returns the `tel:` link of a number. The zero in `+49 (0) 89` is not dialed. */
export function hotlineHref(number: string): string {
  return `tel:${number.replace(/\(0\)|[^+\d]/g, '')}`;
}
