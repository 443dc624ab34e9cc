/** Wall-clock time in Berlin. Months start at 1, weekdays with Sunday as 0. */
interface BerlinTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly weekday: number;
}

const isoTimestamp = /^\d{4}-\d\d-\d\d(T\d\d:\d\d[\d:.]*(Z|[+-]\d\d:?\d\d)?)?$/;

let clock: Intl.DateTimeFormat | undefined;

/** The shop is in Berlin. Without a zone, a timestamp is UTC, because server and browser may be in different zones. */
export function toBerlinTime(timestamp: string): BerlinTime | null {
  const match = isoTimestamp.exec(timestamp);
  const date = new Date(match?.[1] && !match[2] ? `${timestamp}Z` : timestamp);
  if (match === null || Number.isNaN(date.getTime())) return null;
  clock ??= new Intl.DateTimeFormat('en', {
    timeZone: 'Europe/Berlin',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  const part = Object.fromEntries(clock.formatToParts(date).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0 } = part;
  return { year, month, day, hour, minute, weekday: new Date(Date.UTC(year, month - 1, day)).getUTCDay() };
}
