import { say } from './say.ts';

export const snackbarTexts = {
  couponApplied: (label: string) => say`Rabattcode ${label} wurde eingelöst.`,
  loyaltySaved: 'Deine PAYBACK Kundennummer wurde gespeichert.',
} as const;
