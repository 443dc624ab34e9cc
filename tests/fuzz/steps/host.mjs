/* global window */
import fc from 'fast-check';
import { pageStep } from './step.mjs';

/** The host calls the element's `refresh`. */
export const refresh = pageStep('refresh', {}, (_step, { refresh }) => refresh(), {
  isManual: true,
  leavesDialog: false,
});

/** The host mutates the carts of the next events. */
export const mutate = pageStep(
  'mutate',
  { how: fc.constantFrom('sort', 'empty', 'delete') },
  ({ how }) => {
    window.mutation = how;
    return {};
  },
  { leavesDialog: false },
);
