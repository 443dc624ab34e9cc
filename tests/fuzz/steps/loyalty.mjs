import fc from 'fast-check';
import { pageStep } from './step.mjs';

export const loyalty = pageStep(
  'loyalty',
  { number: fc.constantFrom('3103187694', '3104298805', '3105409922'), byExtension: fc.boolean() },
  async ({ number, byExtension }, { find, usable, frame, press, fill, type }) => {
    if (press(usable(find('button', 'Konto wechseln')))) await frame();
    const field = find('textbox', 'PAYBACK Kundennummer')[0];
    if (!field || field.readOnly) return null;
    if (byExtension) fill(field, number);
    else type(field, number);
    await frame();
    const buttons = find('button', 'Speichern');
    // The button is dimmed until the cart knows of a number, but reads the field.
    return press(byExtension ? buttons[0] : usable(buttons)) && { key: 'loyalty', value: number };
  },
);
