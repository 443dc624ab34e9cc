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

/** The host cancels every event that passes it, except for clicks: those would not press anything on its page. */
export const prevent = pageStep(
  'prevent',
  {},
  () => {
    const custom = ['cartChange', 'cartVersionChange', 'cartEmptied', 'cartProceed', 'wishlistChange', 'wishlistError'];
    const native = ['pointerdown', 'mousedown', 'keydown', 'input', 'change', 'submit', 'focusin', 'toggle'];
    for (const name of [...custom, ...native]) addEventListener(name, (event) => event.preventDefault(), true);
    return {};
  },
  { leavesDialog: false },
);
