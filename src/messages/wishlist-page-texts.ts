import { say } from './say.ts';

export const wishlistPageTexts = {
  region: 'Wunschliste',
  headline: 'Deine Wunschliste',
  count: (count: number) => (count === 1 ? '1 Erlebnis' : `${count} Erlebnisse`),
  counted: (count: number) =>
    say`Auf deiner Wunschliste ${count === 1 ? 'steht 1 Erlebnis' : `stehen ${count} Erlebnisse`}.`,
  loading: 'Wir laden deine Wunschliste …',
  loadFailed: 'Wir konnten deine Wunschliste nicht laden. Bitte versuche es erneut.',
  empty: 'Deine Wunschliste ist noch leer.',
  emptyHint: 'Tippe bei einem Erlebnis auf das Herz, um es dir hier zu merken.',
  loginPrompt: 'Melde dich an oder registriere dich, damit deine Wunschliste auf all deinen Geräten für dich da ist.',
  login: 'Anmelden oder registrieren',
  removed: (title: string) => say`„${title}“ steht nicht mehr auf deiner Wunschliste.`,
  productFailed: 'Dieses Erlebnis konnte nicht geladen werden. Bitte versuche es erneut.',
  goneTitle: 'Nicht mehr verfügbares Erlebnis',
  unknownTitle: 'Dieses Erlebnis',
  rating: (value: string, count: string) => say`${value} von 5 Sternen (${count} Bewertungen)`,
  locations: (count: number) => (count === 1 ? '1 Ort' : `${count} Orte`),
  addToCart: 'In den Warenkorb',
  inCart: 'Im Warenkorb',
  itemAdded: (title: string) => say`„${title}“ liegt jetzt im Warenkorb.`,
} as const;
