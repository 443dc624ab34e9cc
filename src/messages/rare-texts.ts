/** What the cart says only now and then; these sentences come with the parts of the page that say them. */
export const rareTexts = {
  emptyText: 'Es befinden sich noch keine Erlebnisse in deinem Warenkorb.',
  continueShopping: 'Weiter im Shop umschauen',
  loadFailed: 'Wir konnten deinen Warenkorb nicht laden.',
  loadOffline: 'Du bist offline. Wir versuchen es von selbst erneut, sobald du wieder online bist.',
  rowFailed: 'Dieser Artikel kann gerade nicht angezeigt werden.',
  appointmentGone: 'Sorry, dieser Termin ist bereits nicht mehr verfügbar!',
} as const;
