/**
 * Adds the choices that a select does not have yet, in the order of their numbers. Past React, whose record of 25
 * options for each row would weigh more than the row.
 */
export function addChoices(select: HTMLSelectElement, choices: readonly number[]): void {
  const numberOf = (option: HTMLOptionElement) => Number(option.value);
  const present = Array.from(select.options, numberOf);
  for (const choice of choices) {
    if (present.includes(choice)) continue;
    const option = select.ownerDocument.createElement('option');
    option.textContent = String(choice);
    select.insertBefore(option, Array.from(select.options).find((other) => numberOf(other) > choice) ?? null);
  }
}
