import { pageStep } from './step.mjs';

export const proceed = pageStep(
  'proceed',
  {},
  (_step, { find, usable, press }) => press(usable(find('button', 'Weiter zu den Bestelldaten'))),
  { isManual: true },
);
