/** Calendar files (RFC 5545) of appointments, in Berlin's wall-clock time. */
import { calendarMoment } from './order-dates.ts';

export interface CalendarEntry {
  /** Unique worldwide: an entry that is added twice appears once. */
  readonly uid: string;
  /** ISO timestamp. Without an end, because a shop knows only when an experience begins. */
  readonly start: string;
  readonly title: string;
  readonly location: string;
  readonly description: string;
}

/** The rules of Central European Time since 1996. */
const berlin = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Berlin',
  'BEGIN:DAYLIGHT',
  'DTSTART:19960331T020000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:19961027T030000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** Returns a calendar with one entry, and a reminder on the day before. */
export function calendarFile({ uid, start, title, location, description }: CalendarEntry, now: Date): string {
  const stamp = now.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//cart-fragment//demo//DE',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...berlin,
    'BEGIN:VEVENT',
    `UID:${textValue(uid)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;TZID=Europe/Berlin:${calendarMoment(start)}`,
    `SUMMARY:${textValue(title)}`,
    `LOCATION:${textValue(location)}`,
    `DESCRIPTION:${textValue(description)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-P1D',
    `DESCRIPTION:${textValue(title)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('');
}

function textValue(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);
}

const longestLine = 75;
const bytes = new TextEncoder();

/** Breaks a line before it exceeds 75 bytes, between characters. */
function fold(line: string): string {
  let folded = '';
  let length = 0;
  for (const character of line) {
    const size = bytes.encode(character).length;
    if (length + size > longestLine) {
      folded += '\r\n ';
      // The space counts.
      length = 1;
    }
    folded += character;
    length += size;
  }
  return folded;
}
