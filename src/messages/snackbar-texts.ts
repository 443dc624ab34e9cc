/** Snackbars after confirmed changes. */
export const snackbarTexts = {
  couponApplied: (label: string) => `Rabattcode ${label} wurde eingelöst.`,
  couponRemoved: 'Der Rabattcode wurde entfernt.',
  voucherRemoved: (id: string) => `Gutschein ${id} wurde entfernt.`,
  loyaltySaved: 'Deine PAYBACK Kundennummer wurde gespeichert.',
} as const;
