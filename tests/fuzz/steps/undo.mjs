import { anyIndex, pageStep } from './step.mjs';

/** Presses `Rückgängig` in one of the lines that removals have left. */
export const undo = pageStep(
  'undo',
  { index: anyIndex },
  async ({ index }, { appears, find, putBack }) => {
    await appears(() => find('button', /^Rückgängig, /)[0], 1280);
    return putBack(index);
  },
  { resultOf: (outcome, _run, tab) => (outcome?.key === 'code' && !tab.loggedIn ? null : outcome) },
);
