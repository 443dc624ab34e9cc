/** Snackbar after an item was moved to the wishlist (specification, 4 and 8). */
export const wishlistTexts = {
  moved: (title: string) => `„${title}“ liegt jetzt auf deiner Wunschliste.`,
  link: 'Zur Wunschliste',
  full: 'Die maximale Anzahl an Erlebnissen wurde erreicht – bitte entferne Artikel, um Platz für neue zu schaffen.',
  failed: 'Das hat leider nicht geklappt. Bitte versuche es erneut.',
} as const;
