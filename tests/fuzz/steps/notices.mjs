import { pageStep } from './step.mjs';

/** Presses buttons of messages without closing dialogs, which may contain the message. */
export const retry = pageStep(
  'retry',
  {},
  (_step, { find, usable, press }) => press(usable(find('button', 'Erneut versuchen'))),
  { byHand: true, leavesDialog: false },
);

export const dismiss = pageStep(
  'dismiss',
  {},
  (_step, { find, usable, press }) => press(usable(find('button', 'Schließen'))),
  { givesUp: true, leavesDialog: false },
);

export const cancel = pageStep(
  'cancel',
  {},
  (_step, { find, usable, press }) => press(usable(find('button', 'Abbrechen'))),
  { givesUp: true, leavesDialog: false },
);
