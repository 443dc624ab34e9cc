import fc from 'fast-check';
import { moveViolations } from '../play/move-violations.mjs';
import { anyIndex, pageStep } from './step.mjs';

/** Moves an item, or one of its tickets, to the wishlist. */
export const move = pageStep(
  'move',
  { item: anyIndex, row: fc.nat(2) },
  ({ title, row }, { removeRow, isCounted }) => {
    const removal = removeRow(title, row, `Auf die Wunschliste, ${title}`);
    return removal && { ...removal, moved: title, isCounted: isCounted() };
  },
  {
    // The page rejects additions to a full wishlist without a call.
    resultOf: (outcome, { plan }) => outcome && { ...outcome, refused: plan.wishes === 'full' },
    expect: moveViolations,
  },
);
