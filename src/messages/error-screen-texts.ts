export const errorScreenTexts = {
  headline: 'Es tut uns leid!',
  message: 'Ein technischer Fehler liegt vor.',
  text: 'Bitte hilf uns, damit wir das Problem schnellstmöglich beheben können!',
  report: 'Fehler melden',
  /** A content security policy or an ad blocker can block the form of the error-reporting service. */
  reportBlocked: 'Das Formular lässt sich hier leider nicht öffnen.',
  restart: 'Warenkorb neu laden',
} as const;
