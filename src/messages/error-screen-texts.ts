/** The screen that replaces a crashed cart (specification, 2: Fragment error screen). */
export const errorScreenTexts = {
  headline: 'Es tut uns leid!',
  message: 'Ein technischer Fehler liegt vor.',
  text: 'Bitte hilf uns, damit wir das Problem schnellstmöglich beheben können!',
  report: 'Fehler melden',
  /** The form belongs to the error-reporting service, so the page's policy or a blocker may keep it away. */
  reportBlocked: 'Das Formular lässt sich hier leider nicht öffnen. Bitte starte den Warenkorb neu.',
  restart: 'Neu starten',
} as const;
