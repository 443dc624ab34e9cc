/** Changes that an earlier page could not save, and that this page does not send any more. */
export const droppedTexts = {
  text: (count: number) =>
    `${count === 1 ? 'Deine letzte Änderung wurde' : 'Deine letzten Änderungen wurden'} nicht übernommen. Bitte prüfe deine Bestellung.`,
  quantity: (title: string, quantity: number) => `„${title}“: Anzahl ${quantity}`,
  removal: (title: string) => `„${title}“ entfernen`,
  move: (title: string) => `„${title}“ auf die Wunschliste`,
  packaging: (title: string) => `Verpackung von „${title}“`,
  shipping: 'Versandart',
  couponRemoval: 'Rabattcode entfernen',
  voucherRemoval: 'Gutschein entfernen',
} as const;
