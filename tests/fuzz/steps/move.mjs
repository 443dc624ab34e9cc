import fc from 'fast-check';
import { moveViolations } from '../play/move-violations.mjs';
import { anyIndex, pageStep } from './step.mjs';

/** Moves an item, or one of its tickets, to the wishlist. */
export const move = pageStep(
  'move',
  { item: anyIndex, row: fc.nat(2) },
  ({ title, row }, { takeOut, isCounted }) => {
    const asked = takeOut(title, row, `Auf die Wunschliste, ${title}`);
    return asked && { ...asked, moved: title, isCounted: isCounted() };
  },
  {
    // The page rejects additions to a full wishlist without a call.
    asked: (outcome, { plan }) => outcome && { ...outcome, refused: plan.wishes === 'full' },
    expect: moveViolations,
  },
);
