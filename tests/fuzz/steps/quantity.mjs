import fc from 'fast-check';
import { anyIndex, pageStep } from './step.mjs';

export const anyQuantity = fc.integer({ min: 1, max: 9 });

/** Runs in the page. */
export const chooseQuantity = ({ title, via, to }, { find, isDisabled, choose }) => {
  const select = find('combobox', `Anzahl, ${title}`)[0];
  if (!select || isDisabled(select)) return null;
  select.focus();
  if (Number(select.value) === to) return null;
  // Twice without a pause, like a mouse wheel or a held key.
  for (const value of via ? [via, to] : [to]) choose(select, value);
  return { key: `quantity:${title}`, value: to, via };
};

/** Chooses a quantity, sometimes another one immediately before. */
export const quantity = pageStep(
  'quantity',
  { item: anyIndex, via: fc.option(anyQuantity, { freq: 2, nil: undefined }), to: anyQuantity },
  chooseQuantity,
);
