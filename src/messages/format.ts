import { toBerlinTime } from '../domain/berlin-time.ts';
import { type CurrencyCode, type Money, toMinor } from '../domain/money.ts';

/** Formats an amount, for example `7,90 €`, `7,90 CHF` or `-75,00 €`. */
export function formatMoney(money: Money): string {
  return formatMinor(toMinor(money), money.currencyCode);
}

export function formatMinor(minor: number, currencyCode: CurrencyCode): string {
  return `${inGerman((minor / 100).toFixed(2))}\u00a0${currencyCode === 'EUR' ? '€' : currencyCode}`;
}

/** Formats the difference between two amounts in minor units, for example `+7,90 €`. */
export function formatDifference(minor: number, currencyCode: CurrencyCode): string {
  return (minor > 0 ? '+' : '') + formatMinor(minor, currencyCode);
}

/** Formats a number with at most three decimals, for example `1.234,5`. */
export function formatNumber(value: number): string {
  return inGerman(String(Math.round(value * 1000) / 1000));
}

/** By hand, because a page's first `Intl.NumberFormat` takes as long as drawing a cart. */
function inGerman(number: string): string {
  const [whole = '', decimals] = number.split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, '.');
  return decimals ? `${grouped},${decimals}` : grouped;
}

// Engines abbreviate weekdays differently, but hydration needs identical texts.
const weekdays = 'So. Mo. Di. Mi. Do. Fr. Sa.'.split(' ');
const months = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ');

/** Formats the Berlin date of an ISO timestamp, for example `Sa., 17. April 2027`; null if it is invalid. */
export function formatAppointmentDate(timestamp: string): string | null {
  const time = toBerlinTime(timestamp);
  return (
    time &&
    `${weekdays[time.getUTCDay()]}, ${time.getUTCDate()}. ${months[time.getUTCMonth()]} ${time.getUTCFullYear()}`
  );
}

/** Formats the Berlin time of an ISO timestamp, for example `10:30 Uhr`; null if it is invalid. */
export function formatAppointmentTime(timestamp: string): string | null {
  const time = timestamp.includes('T') ? toBerlinTime(timestamp) : null;
  return time && `${time.toISOString().slice(11, 16)} Uhr`;
}
