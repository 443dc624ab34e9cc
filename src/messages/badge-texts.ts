/** The accessible names of the badges. The plural of `Artikel` is the same. */
export const badgeTexts = {
  cart: (count: number) => `${count} Artikel im Warenkorb`,
  wishlist: (count: number) => `${count} Artikel auf der Wunschliste`,
} as const;
