import { say } from './say.ts';

/** Changes that an earlier page could not save, and that this page does not send any more. */
export const droppedTexts = {
  text: (count: number) =>
    `${count === 1 ? 'Deine letzte Änderung wurde' : 'Deine letzten Änderungen wurden'} nicht übernommen. Bitte prüfe deine Bestellung.`,
  quantity: (title: string, quantity: number) => say`„${title}“: Anzahl ${quantity}`,
  removal: (title: string) => say`„${title}“ entfernen`,
  move: (title: string) => say`„${title}“ auf die Wunschliste`,
  packaging: (title: string) => say`Verpackung von „${title}“`,
  shipping: 'Versandart',
  couponRemoval: 'Rabattcode entfernen',
  voucherRemoval: 'Gutschein entfernen',
} as const;
