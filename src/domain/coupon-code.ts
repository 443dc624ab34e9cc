export type CouponFault = 'empty' | 'characters';

/** Normalizes a typed code for sending. */
export function readCouponCode(text: string): string {
  return text.trim().normalize();
}

/** Validates a code: letters, digits, hyphens and underscores are allowed. Returns null if valid. */
export function checkCouponCode(text: string): CouponFault | null {
  const code = readCouponCode(text);
  if (code === '') return 'empty';
  return /^[\wäöüßẞ-]+$/i.test(code) ? null : 'characters';
}
