const timeZone = 'Europe/Berlin';

const day = new Intl.DateTimeFormat('de', {
  timeZone,
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const clock = new Intl.DateTimeFormat('de', { timeZone, hour: '2-digit', minute: '2-digit' });
// The Swedish locale formats dates as YYYY-MM-DD.
const wall = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' });

/** Formats a moment in Berlin, such as `Sa., 17. April 2027, 10:30 Uhr`, without a line break before `Uhr`. */
export function momentText(timestamp: string): string {
  const date = new Date(timestamp);
  return `${day.format(date)}, ${clock.format(date)}\u00a0Uhr`;
}

/** Formats a moment in Berlin as in calendar files, such as `20270417T103000`. */
export function calendarMoment(timestamp: string): string {
  return wall.format(new Date(timestamp)).replaceAll(/[-:]/g, '').replace(' ', 'T');
}
