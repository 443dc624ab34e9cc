import { pageStep } from './step.mjs';

/** Presses buttons of messages without closing dialogs, which may contain the message. */
export const retry = pageStep(
  'retry',
  {},
  (_step, { find, usable, press }) => press(usable(find('button', 'Erneut versuchen'))),
  { isManual: true, leavesDialog: false },
);

export const dismiss = pageStep(
  'dismiss',
  {},
  (_step, { find, usable, press }) => press(usable(find('button', 'Schließen'))),
  { discardsChanges: true, leavesDialog: false },
);

export const cancel = pageStep(
  'cancel',
  {},
  (_step, { find, usable, press }) => press(usable(find('button', 'Abbrechen'))),
  { discardsChanges: true, leavesDialog: false },
);
