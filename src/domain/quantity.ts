/** Specification, 5. */
export const largestQuantity = 25;

/** The quantities to choose from: 1 to 25, and a higher one that the server has confirmed (rulings, 26). */
export function quantityChoices(current: number): number[] {
  const choices = Array.from({ length: largestQuantity }, (_, index) => index + 1);
  return current > largestQuantity ? [...choices, current] : choices;
}
