/** The dialog that explains the friends discount. */
export const friendsTexts = {
  title: 'Freunde-Rabatt',
  rule: 'Ab dem zweiten Gutschein für dasselbe Erlebnis sparst du 10 %.',
  automatic:
    'Der Rabatt FRIENDS wird im Warenkorb automatisch abgezogen, sobald du die Anzahl auf 2 oder mehr erhöhst.',
  limits: 'Er gilt nur für ausgewählte Erlebnisse und ist nicht mit anderen Angeboten kombinierbar.',
} as const;
