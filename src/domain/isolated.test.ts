import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isolated } from './isolated.ts';

describe('isolated', () => {
  it.each([
    'Thai-Kochkurs',
    'Gutschein GS-77',
    'Kurs für 2 – „Genuss“ à la carte, 10 % 🎁 🇩🇪',
    'Ελληνικά, Русский, 日本語, ไทย',
    'Zeile 1\u00a0\u200b\u00adZeile 2\ufeff',
    '„\u2068שלום\u2069“ entfernen',
    '',
  ])('leaves "%s" as it is', (text) => expect(isolated(text)).toBe(text));

  it.each([
    ['Hebrew', 'שלום'],
    ['Arabic', 'دورة الطبخ'],
    ['Arabic presentation forms', '\ufefb\ufdfa'],
    ['Adlam', '\u{1e900}'],
    ['Phoenician', '\u{10900}'],
    ['a right-to-left mark', 'Kurs\u200f'],
    ['an Arabic letter mark', 'Kurs\u061c'],
    ['an override', 'Kurs \u202eneherd'],
    ['an embedding', '\u202bKurs\u202c'],
    ['a text next to one that is isolated', '\u2068שלום\u2069 \u202eneherd'],
  ])('isolates %s', (_, text) => expect(isolated(text)).toBe(`\u2068${text}\u2069`));

  it.each([
    ['an end without a start', 'a\u2069 \u202eb', '\u2068a \u202eb\u2069'],
    ['a start without an end', 'a \u2067שלום', '\u2068a שלום\u2069'],
    ['both in the wrong order', '\u2069שלום\u2068', '\u2068שלום\u2069'],
    ['an isolate around another one', '\u2067a \u2068שלום\u2069\u2069', 'a \u2068שלום\u2069'],
  ])('drops %s', (_, text, expected) => expect(isolated(text)).toBe(expected));

  it('isolates each character that turns words, and closes each isolate', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'ש', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069') });
    fc.assert(
      fc.property(text, (given) => {
        let depth = 0;
        for (const character of isolated(given)) {
          if (/[\u2066-\u2068]/.test(character)) depth++;
          if (character === '\u2069') depth--;
          expect(depth).toBeGreaterThanOrEqual(/[ש\u202e]/.test(character) ? 1 : 0);
        }
        expect(depth).toBe(0);
      }),
    );
  });

  it('changes nothing the second time', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'ש', '\u202e', '\u2067', '\u2069') });
    fc.assert(
      fc.property(text, (given) => {
        expect(isolated(isolated(given))).toBe(isolated(given));
      }),
    );
  });
});
