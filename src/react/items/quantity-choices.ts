import { quantityChoices } from '../../domain/quantity.ts';

/**
 * Adds the missing choices to a select that has at most one. Not rendered by React, because its elements for 25 options
 * cost more than the rest of the row.
 */
export function addChoices(select: HTMLSelectElement, shown: number): void {
  const present = new Set([...select.options].map(({ value }) => Number(value)));
  const missing = quantityChoices(shown).filter((choice) => !present.has(choice));
  const option = (choice: number) => {
    const node = select.ownerDocument.createElement('option');
    node.textContent = String(choice);
    return node;
  };
  const first = Number(select.options[0]?.value);
  select.prepend(...missing.filter((choice) => choice < first).map(option));
  select.append(...missing.filter((choice) => choice > first).map(option));
}
