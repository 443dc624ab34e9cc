/** The card number begins with this prefix, which the checksum covers and the shopper does not type. */
const checksumPrefix = '308342';
const length = 10;
/** Indexes of the digits preceded by a space, for groups of 3-3-4. */
const groupStarts = [3, 6];

export type LoyaltyFault = 'length' | 'checksum';

/** Normalizes a typed number for sending: at most ten digits. */
export function stripLoyaltyNumber(text: string): string {
  return text.replaceAll(/\D/g, '').slice(0, length);
}

/** Formats a number for display, for example `310 318 7694`. */
export function groupLoyaltyNumber(text: string): string {
  return [...stripLoyaltyNumber(text)]
    .map((digit, index) => (groupStarts.includes(index) ? ` ${digit}` : digit))
    .join('');
}

/** Validates a number. Returns null if valid. */
export function checkLoyaltyNumber(text: string): LoyaltyFault | null {
  const digits = stripLoyaltyNumber(text);
  if (digits.length !== length) return 'length';
  return passesLuhn(checksumPrefix + digits) ? null : 'checksum';
}

/** Whether a string has only digits and the last one is the Luhn checksum of the others. */
export function passesLuhn(digits: string): boolean {
  if (!/^\d+$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, position) => {
    const weighed = Number(digit) * (1 + (position % 2));
    return total + weighed - (weighed > 9 ? 9 : 0);
  }, 0);
  return sum % 10 === 0;
}

/**
 * Groups the typed digits and returns the caret's position after the same digit.
 * @param forward after a forward deletion: moves the caret past a space, which it could otherwise never delete.
 */
export function formatLoyaltyInput(text: string, caret: number, forward = false): { text: string; caret: number } {
  const grouped = groupLoyaltyNumber(text);
  const before = stripLoyaltyNumber(text.slice(0, caret)).length;
  const spaces = groupStarts.filter((start) => (forward ? start <= before : start < before)).length;
  return { text: grouped, caret: Math.min(before + spaces, grouped.length) };
}
