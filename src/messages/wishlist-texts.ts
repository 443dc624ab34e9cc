import type { WishlistFailureKind } from '../domain/wishlist-failure.ts';
import { say } from './say.ts';

/** Texts that hearts, the cart and the wishlist page share. */
export const wishlistTexts = {
  add: 'Auf die Wunschliste',
  moved: (title: string) => say`„${title}“ liegt jetzt auf deiner Wunschliste.`,
  link: 'Zur Wunschliste',
} as const;

/** The failures that the cart shows as well. It loads only these texts of `wishlistFailures`. */
export const wishlistFailureTexts: Readonly<Record<Exclude<WishlistFailureKind, 'other'>, string>> = {
  wishlistFull:
    'Die maximale Anzahl an Erlebnissen wurde erreicht – bitte entferne Artikel, um Platz für neue zu schaffen.',
  itemOffline: 'Dieses Erlebnis gibt es leider nicht mehr. Schau dich gern nach einem anderen um.',
};
