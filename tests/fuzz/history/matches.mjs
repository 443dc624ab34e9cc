/** Whether a value is what was asked for. A packaging may be requested without a design. */
export function matches(value, asked) {
  // Treats every kind of absence alike: no code, no voucher, quantity 0.
  if (!value || !asked) return !value && !asked;
  return value === asked || String(value).startsWith(`${asked}, `);
}

/** Ignores what the shop may store without showing it: a code that does not apply, a method before the first choice. */
export function differences(one, other) {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].filter((key) => key.includes(':') && !matches(one[key], other[key]));
}
