import fc from 'fast-check';
import { pageStep } from './step.mjs';

export const voucher = pageStep(
  'voucher',
  { index: fc.nat(1) },
  ({ index }, { find, round, isDisabled, press, nameOf }) => {
    const button = round(find('button', /^Gutschein .* entfernen$/), index);
    if (!button || isDisabled(button)) return null;
    press(button);
    return { key: `voucher:${nameOf(button).slice(10, -10)}`, value: false };
  },
);
