import { toBerlinTime } from '../domain/berlin-time.ts';
import type { CurrencyCode, Money } from '../domain/money.ts';

const formatters = new Map<string, Intl.NumberFormat>();

/** Formats an amount, for example `7,90 €`, `7,90 CHF` or `-75,00 €`. */
export function formatMoney({ amount, currencyCode }: Money): string {
  return formatter(currencyCode, { style: 'currency', currency: currencyCode }).format(amount || 0);
}

export function formatMinor(minor: number, currencyCode: CurrencyCode): string {
  return formatMoney({ amount: minor / 100, currencyCode });
}

/** Formats the difference between two amounts in minor units, for example `+7,90 €`. */
export function formatDifference(minor: number, currencyCode: CurrencyCode): string {
  return (minor > 0 ? '+' : '') + formatMinor(minor, currencyCode);
}

export function formatNumber(value: number): string {
  return formatter('number', {}).format(value || 0);
}

/** Cached, because creating a formatter is far more expensive than using it. */
function formatter(key: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const result = formatters.get(key) ?? new Intl.NumberFormat('de', options);
  formatters.set(key, result);
  return result;
}

// Engines abbreviate weekdays differently, but hydration needs identical texts.
const weekdays = ['So.', 'Mo.', 'Di.', 'Mi.', 'Do.', 'Fr.', 'Sa.'];

let months: Intl.DateTimeFormat | undefined;

/** Formats the Berlin date of an ISO timestamp, for example `Sa., 17. April 2027`; null if it is invalid. */
export function formatAppointmentDate(timestamp: string): string | null {
  const time = toBerlinTime(timestamp);
  months ??= new Intl.DateTimeFormat('de', { month: 'long', timeZone: 'UTC' });
  return (
    time && `${weekdays[time.weekday]}, ${time.day}. ${months.format(Date.UTC(2000, time.month - 1))} ${time.year}`
  );
}

/** Formats the Berlin time of an ISO timestamp, for example `10:30 Uhr`; null if it is invalid. */
export function formatAppointmentTime(timestamp: string): string | null {
  const time = toBerlinTime(timestamp);
  return time && `${twoDigits(time.hour)}:${twoDigits(time.minute)} Uhr`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
