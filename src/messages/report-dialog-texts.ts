/** The defaults are in the language of the server. */
export const reportDialogTexts = {
  title: 'Es tut uns leid!',
  subtitle: 'Ein technischer Fehler liegt vor.',
  subtitle2: 'Bitte hilf uns, damit wir das Problem schnellstmöglich beheben können!',
  labelName: 'Name',
  labelEmail: 'E-Mail-Adresse',
  labelComments: 'Was ist passiert?',
  labelClose: 'Schließen',
  labelSubmit: 'Fehler melden',
  errorGeneric: 'Dein Bericht konnte nicht gesendet werden. Bitte versuche es noch einmal.',
  errorFormEntry: 'Einige Angaben stimmen noch nicht. Bitte prüfe sie und versuche es noch einmal.',
  successMessage: 'Danke! Dein Bericht ist angekommen.',
} as const;
