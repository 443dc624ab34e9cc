/** Texts of hearts, of the cart and of the wishlist page (specification, 4 and 8; accessible names: rulings, 39). */
export const wishlistTexts = {
  add: 'Auf die Wunschliste',
  itemAdd: (title: string) => `Auf die Wunschliste, ${title}`,
  itemOffline: 'Dieses Erlebnis gibt es leider nicht mehr. Schau dich gern nach einem anderen um.',
  moved: (title: string) => `„${title}“ liegt jetzt auf deiner Wunschliste.`,
  link: 'Zur Wunschliste',
  full: 'Die maximale Anzahl an Erlebnissen wurde erreicht – bitte entferne Artikel, um Platz für neue zu schaffen.',
  failed: 'Das hat leider nicht geklappt. Bitte versuche es erneut.',
} as const;
