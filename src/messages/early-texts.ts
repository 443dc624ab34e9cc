import { texts } from './texts.ts';

const { saving, offline, checking, proceeding } = texts;

/** What the early script says. Separate from the other texts, because only the server renderer contains these. */
export const earlyTexts = { changing: 'wird geändert', saving, offline, checking, proceeding } as const;

/** The controls of a form that works without scripts. */
export const formTexts = { code: 'Rabattcode', apply: 'Änderungen übernehmen' } as const;

export const programMissing =
  'Ein Teil der Seite konnte nicht geladen werden. Bitte lade sie neu, damit es weitergeht.';
