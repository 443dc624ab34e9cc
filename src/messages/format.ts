import { toBerlinTime } from '../domain/berlin-time.ts';
import type { CurrencyCode, Money } from '../domain/money.ts';

const formatters = new Map<string, Intl.NumberFormat>();

/** An amount as it is shown, such as `7,90 €` or `7,90 CHF` (rulings, 28). */
export function formatMoney({ amount, currencyCode }: Money): string {
  return formatter(currencyCode, { style: 'currency', currency: currencyCode }).format(amount || 0);
}

/** An amount given in minor units, as it is shown. */
export function formatMinor(minor: number, currencyCode: CurrencyCode): string {
  return formatMoney({ amount: minor / 100, currencyCode });
}

/** A plain number, such as `1.234`. */
export function formatNumber(value: number): string {
  return formatter('number', {}).format(value || 0);
}

/** Cached, since making one costs far more than using it. */
function formatter(key: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const made = formatters.get(key) ?? new Intl.NumberFormat('de', options);
  formatters.set(key, made);
  return made;
}

// Spelled out here, since engines abbreviate weekdays differently, and hydration needs one text.
const weekdays = ['So.', 'Mo.', 'Di.', 'Mi.', 'Do.', 'Fr.', 'Sa.'];
const months = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
];

/** The day of an ISO timestamp in Berlin, such as `Sa., 17. April 2027`; null when it is none. */
export function formatAppointmentDate(timestamp: string): string | null {
  const time = toBerlinTime(timestamp);
  return time && `${weekdays[time.weekday]}, ${time.day}. ${months[time.month - 1]} ${time.year}`;
}

/** The time of an ISO timestamp in Berlin, such as `10:30 Uhr`; null when it is none. */
export function formatAppointmentTime(timestamp: string): string | null {
  const time = toBerlinTime(timestamp);
  return time && `${twoDigits(time.hour)}:${twoDigits(time.minute)} Uhr`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
