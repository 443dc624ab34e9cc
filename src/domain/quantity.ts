/** The largest quantity that a shopper can choose. */
export const largestQuantity = 25;

/** The selectable quantities: 1 to 25, plus a higher one if the server has confirmed it. */
export function quantityChoices(current: number): number[] {
  const choices = Array(largestQuantity)
    .fill(0)
    .map((_, index) => index + 1);
  return current > largestQuantity ? [...choices, current] : choices;
}
