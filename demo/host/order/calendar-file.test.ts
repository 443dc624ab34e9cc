import { describe, expect, it } from 'vitest';
import { calendarFile, type CalendarEntry } from './calendar-file.ts';

const entry: CalendarEntry = {
  uid: '1-JD1-item-2@shop.example',
  start: '2027-04-17T08:30:00.000Z',
  title: 'Rennwagen selber fahren',
  location: 'Rennstrecke Oschersleben',
  description: '2 Tickets, Bestellung 1-JD1\nErlebnishaus',
};

const file = (changes: Partial<CalendarEntry> = {}) =>
  calendarFile({ ...entry, ...changes }, new Date('2026-11-23T20:15:30.123Z'));
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');
const bytesOf = (line: string) => new TextEncoder().encode(line).length;

describe('calendarFile', () => {
  it('has one event with a reminder, between the lines that each calendar needs', () => {
    const lines = unfolded(file());
    expect(lines.slice(0, 3)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//cart-fragment//demo//DE']);
    expect(lines.slice(lines.indexOf('BEGIN:VEVENT'))).toEqual([
      'BEGIN:VEVENT',
      'UID:1-JD1-item-2@shop.example',
      'DTSTAMP:20261123T201530Z',
      'DTSTART;TZID=Europe/Berlin:20270417T103000',
      'SUMMARY:Rennwagen selber fahren',
      'LOCATION:Rennstrecke Oschersleben',
      String.raw`DESCRIPTION:2 Tickets\, Bestellung 1-JD1\nErlebnishaus`,
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER:-P1D',
      'DESCRIPTION:Rennwagen selber fahren',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('closes each component that it opens', () => {
    const open: string[] = [];
    for (const line of unfolded(file())) {
      const [keyword, name = ''] = line.split(':');
      if (keyword === 'BEGIN') open.push(name);
      if (keyword === 'END') expect(open.pop()).toBe(name);
    }
    expect(open).toEqual([]);
  });

  it.each([
    ['in winter', '2026-12-05T09:00:00.000Z', '20261205T100000'],
    ['in summer', '2027-07-31T22:15:00.000Z', '20270801T001500'],
    ['with an offset', '2027-04-17T10:30:00+02:00', '20270417T103000'],
  ])('gives the start as the clocks in Berlin show it: %s', (_, start, moment) => {
    expect(unfolded(file({ start }))).toContain(`DTSTART;TZID=Europe/Berlin:${moment}`);
  });

  it('escapes what separates values', () => {
    const lines = unfolded(file({ title: String.raw`Fahrt; "A, B" \ C: D` }));
    expect(lines).toContain(String.raw`SUMMARY:Fahrt\; "A\, B" \\ C: D`);
  });

  it.each(['a', 'ü', '€', '🎈'])(
    'folds lines after at most 75 bytes, without breaking a character: %s',
    (character) => {
      const title = character.repeat(100);
      const text = file({ title });
      expect(text.split('\r\n').filter((line) => bytesOf(line) > 75)).toEqual([]);
      expect(unfolded(text)).toContain(`SUMMARY:${title}`);
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    },
  );
});
