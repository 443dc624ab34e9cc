/* global window */
import fc from 'fast-check';
import { pageStep } from './step.mjs';

/** The host asks the element to look again. */
export const refresh = pageStep('refresh', {}, (_step, { refresh }) => refresh(), {
  byHand: true,
  leavesDialog: false,
});

/** The host takes the cart of the next events for its own. */
export const mutate = pageStep(
  'mutate',
  { how: fc.constantFrom('sort', 'empty', 'delete') },
  ({ how }) => {
    window.mutation = how;
    return {};
  },
  { leavesDialog: false },
);
