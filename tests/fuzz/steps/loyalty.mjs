import fc from 'fast-check';
import { pageStep } from './step.mjs';

export const loyalty = pageStep(
  'loyalty',
  { number: fc.constantFrom('3103187694', '3104298805', '3105409922') },
  async ({ number }, { find, usable, frame, press, type }) => {
    if (press(usable(find('button', 'Konto wechseln')))) await frame();
    const field = find('textbox', 'PAYBACK Kundennummer')[0];
    if (!field || field.readOnly) return null;
    type(field, number);
    await frame();
    return press(usable(find('button', 'Speichern'))) && { key: 'loyalty', value: number };
  },
);
