import fc from 'fast-check';
import { anyIndex, pageStep } from './step.mjs';

export const packaging = pageStep(
  'packaging',
  { item: anyIndex, option: fc.nat(2) },
  ({ title, option }, { all, find, round, isDisabled, press, nameOf }) => {
    const radio = round(all('radio', find('radiogroup', `Verpackung, ${title}`)[0] ?? null), option);
    if (!radio || radio.checked || isDisabled(radio)) return null;
    press(radio);
    return { key: `packaging:${title}`, value: nameOf(radio) };
  },
);

/** Chooses a design in its dialog. */
export const design = pageStep(
  'design',
  { item: anyIndex, option: anyIndex },
  async ({ title, option }, { all, find, usable, round, appears, frame, press, leaveDialog, checkedIn, nameOf }) => {
    if (!press(usable(find('button', `Design wählen, ${title}`)))) return null;
    const dialog = () => all('dialog')[0];
    const radios = await appears(() => dialog() && all('radio', dialog()).length > 0 && all('radio', dialog()));
    const radio = radios && round(radios, option);
    if (!radio || radio.checked) return (leaveDialog(), null);
    press(radio);
    const type = checkedIn(find('radiogroup', `Verpackung, ${title}`)[0] ?? null);
    const choose = usable(find('button', /wählen$|übernehmen$/i, dialog()));
    await frame();
    press(choose);
    return { key: `packaging:${title}`, value: `${type}, ${nameOf(radio)}` };
  },
);
