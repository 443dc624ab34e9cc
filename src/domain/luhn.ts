/** Whether a string has only digits and the last one is the Luhn checksum of the others. */
export function passesLuhn(digits: string): boolean {
  if (!/^\d+$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, position) => total + weigh(Number(digit), position), 0);
  return sum % 10 === 0;
}

function weigh(digit: number, position: number): number {
  const doubled = position % 2 === 0 ? digit : digit * 2;
  return doubled > 9 ? doubled - 9 : doubled;
}
