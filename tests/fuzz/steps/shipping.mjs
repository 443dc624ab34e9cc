import fc from 'fast-check';
import { pageStep } from './step.mjs';

export const shipping = pageStep(
  'shipping',
  { method: fc.nat(1) },
  ({ method }, { all, find, round, isDisabled, press, nameOf }) => {
    const radio = round(all('radio', find('radiogroup', 'Versandart')[0] ?? null), method);
    if (!radio || radio.checked || isDisabled(radio)) return null;
    press(radio);
    return { key: 'shipping', value: nameOf(radio) };
  },
);
