/** `10`, `10a`, `10-12`; not the ordinal of `17. Juni`. */
const plainNumber = /^\d+[a-z]?(?:[-–/]\d+[a-z]?)?,?$/i;
/** Belongs to the number before it: `5 a`, `5 1/2`, `12 bis`. */
const suffix = /^(?:[a-z]|bis|ter|\d+\/\d+),?$/i;
const range = /^[-–/]$/;
const announcement = /^(?:haus)?(?:nr|no)\.?$/i;

/** The number is last (`C 3, 8`, `Hauptstr. 5 a`), or else first (`10 Downing Street`, `Nr. 4 Dorf`), or missing. */
export function streetOf(line: string) {
  const text = line.trim();
  // A number may follow without a space: `Hauptstr.5`, `C 3,8`. Patterns for the whole line would take quadratic time.
  const words = text.replace(/(\p{L}\.|,)(?=\d)/gu, '$1 ').split(/\s+/);
  return numberLast(words) ?? numberFirst(words) ?? { streetName: text, streetNumber: '' };
}

function numberLast(words: readonly string[]) {
  const word = (index: number) => words[index] ?? '';
  const beginsWithDigit = (index: number) => /^\d/.test(word(index));
  let start = words.length - 1;
  if (suffix.test(word(start)) && beginsWithDigit(start - 1)) start--;
  while (range.test(word(start - 1)) && beginsWithDigit(start - 2)) start -= 2;
  if (!beginsWithDigit(start)) return null;
  const end = announcement.test(word(start - 1)) ? start - 1 : start;
  return parts(words.slice(0, end), words.slice(start));
}

function numberFirst(words: readonly string[]) {
  const start = announcement.test(words[0] ?? '') ? 1 : 0;
  if (!plainNumber.test(words[start] ?? '')) return null;
  const end = suffix.test(words[start + 1] ?? '') ? start + 2 : start + 1;
  return parts(words.slice(end), words.slice(start, end));
}

function parts(street: readonly string[], number: readonly string[]) {
  if (street.length === 0) return null;
  return { streetName: withoutComma(street), streetNumber: withoutComma(number) };
}

function withoutComma(words: readonly string[]): string {
  return words.join(' ').replace(/,$/, '');
}
