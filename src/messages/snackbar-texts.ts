/** Snackbars after confirmed changes. */
export const snackbarTexts = {
  couponApplied: (label: string) => `Rabattcode ${label} wurde eingelöst.`,
  loyaltySaved: 'Deine PAYBACK Kundennummer wurde gespeichert.',
} as const;
