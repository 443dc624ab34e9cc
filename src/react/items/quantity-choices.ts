import { largestQuantity, quantityChoices } from '../../domain/quantity.ts';
import { unclobbered } from '../../dom/unclobbered.ts';

/**
 * Adds the missing options to a select, and removes an option above the maximum unless it is the shown or confirmed
 * quantity. Done without React, because its elements for 25 options cost more than the rest of the row.
 */
export function updateChoices(select: HTMLSelectElement, shown: number, confirmed: number): void {
  const isObsolete = ({ value }: HTMLOptionElement) =>
    Number(value) > largestQuantity && ![shown, confirmed].includes(Number(value));
  [...select.options].filter(isObsolete).forEach((option) => option.remove());
  const present = new Set([...select.options].map(({ value }) => Number(value)));
  const missing = quantityChoices(shown).filter((choice) => !present.has(choice));
  const page = unclobbered(select.ownerDocument);
  const option = (choice: number) => {
    const node = page.createElement('option');
    node.value = node.textContent = String(choice);
    return node;
  };
  const first = Number(select.options[0]?.value);
  select.prepend(...missing.filter((choice) => choice < first).map(option));
  select.append(...missing.filter((choice) => choice > first).map(option));
}
