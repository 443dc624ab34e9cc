/** Whether a string has only digits and the last one is the Luhn checksum of the others. */
export function passesLuhn(digits: string): boolean {
  if (!/^\d+$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, place) => total + weigh(Number(digit), place), 0);
  return sum % 10 === 0;
}

function weigh(digit: number, place: number): number {
  const doubled = place % 2 === 0 ? digit : digit * 2;
  return doubled > 9 ? doubled - 9 : doubled;
}
