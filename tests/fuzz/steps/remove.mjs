import fc from 'fast-check';
import { anyIndex, pageStep } from './step.mjs';

/** Removes an item, or one of its tickets, from the cart. */
export const remove = pageStep('remove', { item: anyIndex, row: fc.nat(2) }, ({ title, row }, { removeRow }) =>
  removeRow(title, row, `${title} entfernen`),
);

/** Removes one of many tickets, whichever. */
export const less = pageStep('less', { item: anyIndex }, ({ title }, { removeAny }) => removeAny(title));
