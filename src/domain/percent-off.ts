import { type Money, toMinor } from './money.ts';

/** By how many percent a price is reduced, rounded down to promise no more than it gives; null below one percent. */
export function percentOff(original: Money, price: Money): number | null {
  const before = toMinor(original);
  const percent = Math.floor(((before - toMinor(price)) * 100) / before);
  return percent >= 1 ? percent : null;
}
