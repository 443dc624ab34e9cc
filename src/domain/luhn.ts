/** Whether a string has only digits and the last one is the Luhn checksum of the others. */
export function passesLuhn(digits: string): boolean {
  if (!/^\d+$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, position) => {
    const weighed = Number(digit) * (1 + (position % 2));
    return total + weighed - (weighed > 9 ? 9 : 0);
  }, 0);
  return sum % 10 === 0;
}
