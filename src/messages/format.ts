import { toBerlinTime } from '../domain/berlin-time.ts';
import { toMinor, type CurrencyCode, type Money } from '../domain/money.ts';

const signs: Readonly<Record<CurrencyCode, string>> = { EUR: '€', CHF: 'CHF' };

/** Formats an amount, for example `7,90 €` or `7,90 CHF` (rulings, 28). */
export function formatMoney(money: Money): string {
  return formatMinor(toMinor(money), money.currencyCode);
}

/**
 * Formats an amount given in minor units, as `Intl.NumberFormat('de')` does, whose first use delays the first paint of a
 * phone by some 25 ms.
 */
export function formatMinor(minor: number, currencyCode: CurrencyCode): string {
  const cents = Math.abs(minor);
  const text = `${formatNumber(Math.floor(cents / 100))},${twoDigits(cents % 100)}\u00a0${signs[currencyCode]}`;
  return minor < 0 ? `-${text}` : text;
}

/** Formats a whole number, for example `1.234`. */
export function formatNumber(value: number): string {
  return String(value).replaceAll(/\B(?=(\d{3})+$)/g, '.');
}

// Engines abbreviate weekdays differently, but hydration needs identical texts.
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

/** Formats the Berlin date of an ISO timestamp, for example `Sa., 17. April 2027`; null if it is invalid. */
export function formatAppointmentDate(timestamp: string): string | null {
  const time = toBerlinTime(timestamp);
  return time && `${weekdays[time.weekday]}, ${time.day}. ${months[time.month - 1]} ${time.year}`;
}

/** Formats the Berlin time of an ISO timestamp, for example `10:30 Uhr`; null if it is invalid. */
export function formatAppointmentTime(timestamp: string): string | null {
  const time = toBerlinTime(timestamp);
  return time && `${twoDigits(time.hour)}:${twoDigits(time.minute)} Uhr`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
