/** The screen that replaces a crashed cart (specification, 2: Fragment error screen). */
export const errorScreenTexts = {
  headline: 'Es tut uns leid!',
  message: 'Ein technischer Fehler liegt vor.',
  text: 'Bitte hilf uns, damit wir das Problem schnellstmöglich beheben können!',
  report: 'Fehler melden',
  restart: 'Neu starten',
} as const;
