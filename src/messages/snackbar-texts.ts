/** Told for a moment once a change came true; the page shows it as well. */
export const snackbarTexts = {
  couponApplied: (label: string) => `Rabattcode ${label} wurde eingelöst.`,
  couponRemoved: 'Der Rabattcode wurde entfernt.',
  voucherRemoved: (id: string) => `Gutschein ${id} wurde entfernt.`,
  loyaltySaved: 'Deine PAYBACK Kundennummer wurde gespeichert.',
} as const;
