import { passesLuhn } from './luhn.ts';

/** The card number is this prefix and the ten digits that the shopper types (rulings, 22). */
const checksumPrefix = '308342';
const length = 10;
/** Grouped 3-3-4: a space stands before these digits. */
const groupStarts = [3, 6];

export type LoyaltyFault = 'length' | 'checksum';

/** The number as it is sent: digits only, at most ten (specification, 5). */
export function stripLoyaltyNumber(text: string): string {
  return text.replaceAll(/\D/g, '').slice(0, length);
}

/** The number as it is shown, such as `310 318 7694`. */
export function groupLoyaltyNumber(text: string): string {
  return Array.from(stripLoyaltyNumber(text), (digit, index) =>
    groupStarts.includes(index) ? ` ${digit}` : digit,
  ).join('');
}

/** What is wrong with a number, or null. */
export function checkLoyaltyNumber(text: string): LoyaltyFault | null {
  const digits = stripLoyaltyNumber(text);
  if (digits.length !== length) return 'length';
  return passesLuhn(checksumPrefix + digits) ? null : 'checksum';
}

/**
 * Groups what was typed and keeps the caret behind the same digit.
 * @param forward for deletions to the right: the caret then skips a space, which it could never delete.
 */
export function formatLoyaltyInput(text: string, caret: number, forward = false): { text: string; caret: number } {
  const grouped = groupLoyaltyNumber(text);
  const before = stripLoyaltyNumber(text.slice(0, caret)).length;
  const spaces = groupStarts.filter((start) => (forward ? start <= before : start < before)).length;
  return { text: grouped, caret: Math.min(before + spaces, grouped.length) };
}
