import { describe, expect, it } from 'vitest';
import { streetOf } from './street.ts';

describe('streetOf', () => {
  it.each([
    ['Am Markt 5 1/2', 'Am Markt', '5 1/2'],
    ['Straße des 17. Juni 135', 'Straße des 17. Juni', '135'],
    ['Straße des 17. Juni', 'Straße des 17. Juni', ''],
    ['Hauptstraße', 'Hauptstraße', ''],
    ['Hauptstraße 12 a', 'Hauptstraße', '12 a'],
    ['Hauptstr. 5a', 'Hauptstr.', '5a'],
    ['Hauptstr.5', 'Hauptstr.', '5'],
    ['Musterweg 12-14', 'Musterweg', '12-14'],
    ['Musterweg 12 - 14 b', 'Musterweg', '12 - 14 b'],
    ['Hauptplatz 5/2/11', 'Hauptplatz', '5/2/11'],
    ['Hauptplatz 5 / 2 / 11', 'Hauptplatz', '5 / 2 / 11'],
    ['Mannheim Q7 24', 'Mannheim Q7', '24'],
    ['C 3, 8', 'C 3', '8'],
    ['C 3,8', 'C 3', '8'],
    ['C 3 8', 'C 3', '8'],
    ['Via Roma, 10', 'Via Roma', '10'],
    ['Dorf Nr. 4', 'Dorf', '4'],
    ['Haus 3', 'Haus', '3'],
    ['Haus Nr. 3', 'Haus', '3'],
    ['Nr. 4 Dorf', 'Dorf', '4'],
    ['Nr. 4', 'Nr. 4', ''],
    ['10 Downing Street', 'Downing Street', '10'],
    ['221B Baker Street', 'Baker Street', '221B'],
    ['12, Rue de la Paix', 'Rue de la Paix', '12'],
    ['12 bis Rue de Rivoli', 'Rue de Rivoli', '12 bis'],
    ['1. Bezirk', '1. Bezirk', ''],
    ['  Am   Markt   5 ', 'Am Markt', '5'],
    ['8', '8', ''],
    ['', '', ''],
  ])('splits "%s"', (line, streetName, streetNumber) => {
    expect(streetOf(line)).toEqual({ streetName, streetNumber });
  });

  it.each(['a' + ' '.repeat(1_000_000) + 'b', '1-'.repeat(500_000) + 'x', '1 '.repeat(500_000) + 'x', ','.repeat(1e6)])(
    'handles a line of a million characters',
    (line) => {
      expect(streetOf(line).streetName.length).toBeGreaterThan(0);
    },
  );
});
