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
  /** For shoppers who came from the loyalty program, as the `scrid` shows. */
  welcome: 'Schön, dass du über PAYBACK zu uns gekommen bist. Trag deine Kundennummer ein, um Punkte zu sammeln.',
  /** The same for a cart that already has a number. */
  welcomeKnown: 'Schön, dass du über PAYBACK zu uns gekommen bist. Die Punkte sammelst du auf dem Konto unten.',
} as const;

export const loyaltyFaultTexts: Readonly<Record<LoyaltyFault, string>> = {
  length: 'Die PAYBACK-Nummer besteht aus 10 Ziffern.',
  checksum: 'Die eingegebene PAYBACK-Nummer ist nicht gültig.',
};
