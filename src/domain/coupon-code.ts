export type CouponFault = 'empty' | 'characters';

/**
 * Normalizes a code for sending. Copied codes bring along characters that nobody sees (Unicode's default-ignorable ones), and
 * hyphens that a mail program has replaced.
 */
export function readCouponCode(text: string): string {
  const visible = text.replaceAll(/\p{DI}/gu, '').trim();
  return visible.replaceAll(/[\u2010-\u2015\u2212]/g, '-').normalize();
}

/** Null if the code is valid. */
export function checkCouponCode(text: string): CouponFault | null {
  const code = readCouponCode(text);
  if (code === '') return 'empty';
  return /^[\wäöüßẞ-]+$/i.test(code) ? null : 'characters';
}
