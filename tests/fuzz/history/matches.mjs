/** Whether a value is what was asked for. A packaging may be requested without a design. */
export function matches(value, asked) {
  // Treats every kind of absence alike: no code, no voucher, quantity 0.
  if (!value || !asked) return !value && !asked;
  return value === asked || String(value).startsWith(`${asked}, `);
}
