import type { LoyaltyFault } from '../domain/loyalty-number.ts';
import { formatNumber } from './format.ts';

export const loyaltyTexts = {
  title: 'PAYBACK',
  label: 'PAYBACK Kundennummer',
  submit: 'Speichern',
  change: 'Konto wechseln',
  points: (points: number) =>
    points === 1
      ? 'Mit dieser Bestellung sammelst du 1 PAYBACK Punkt.'
      : `Mit dieser Bestellung sammelst du ${formatNumber(points)} PAYBACK Punkte.`,
  /** For shoppers who came from the loyalty program, with or without a number in the cart. */
  welcome: 'Schön, dass du über PAYBACK zu uns gekommen bist. Mit deiner Kundennummer sammelst du Punkte.',
} as const;

export const loyaltyFaultTexts: Readonly<Record<LoyaltyFault, string>> = {
  length: 'Die PAYBACK-Nummer besteht aus 10 Ziffern.',
  checksum: 'Die eingegebene PAYBACK-Nummer ist nicht gültig.',
};
