import type { WishlistFailureKind } from '../domain/wishlist.ts';

/** Texts of hearts, of the cart and of the wishlist page (specification, 4 and 8; accessible names: rulings, 39). */
export const wishlistTexts = {
  add: 'Auf die Wunschliste',
  itemAdd: (title: string) => `Auf die Wunschliste, ${title}`,
  moved: (title: string) => `„${title}“ liegt jetzt auf deiner Wunschliste.`,
  link: 'Zur Wunschliste',
} as const;

/** What went wrong. The cart needs the texts alone; `wishlistFailures` has the rest. */
export const wishlistFailureTexts: Readonly<Record<WishlistFailureKind, string>> = {
  wishlistFull:
    'Die maximale Anzahl an Erlebnissen wurde erreicht – bitte entferne Artikel, um Platz für neue zu schaffen.',
  itemOffline: 'Dieses Erlebnis gibt es leider nicht mehr. Schau dich gern nach einem anderen um.',
  other: 'Das hat leider nicht geklappt. Bitte versuche es erneut.',
};
