import type { ErrorCategory } from 'cart-fragment/api';

interface CatalogEntry {
  readonly status: number;
  /** Without a category, the code alone determines the message. */
  readonly category?: ErrorCategory;
  readonly message: string;
}

/**
 * The error catalog with the demo shop's message for each code. The contract defines ranges of codes; a shop chooses the
 * meaning of each code within its range.
 */
export const refusals = {
  100: express('Leider können wir Express Lieferungen nicht außerhalb Deutschlands anbieten.'),
  102: entry('shipping_invalid_country', 'In dieses Land liefern wir mit der gewählten Versandart leider nicht.'),
  104: entry(
    'express_shipping_invalid_zip_code',
    'An diese Postleitzahl liefern wir mit der gewählten Versandart nicht.',
  ),
  105: entry('general_address_error', 'An Postfächer und Packstationen können wir so leider nicht liefern.'),
  300: entry('failed_reservation_error', 'Dieser Termin ist bereits nicht mehr verfügbar.'),
  606: entry('input_validation_error', 'Die Adresse ist unvollständig oder passt nicht zusammen.'),
  700: discount('Diesen Rabattcode kennen wir leider nicht. Bitte prüfe die Schreibweise.'),
  701: discount('Dieser Rabattcode wurde bereits eingelöst.'),
  702: discount('Dieser Rabattcode ist nicht mehr gültig.'),
  703: discount('Dieser Rabattcode ist noch nicht gültig.'),
  704: discount('Dieser Rabattcode gilt in einem anderen Shop.'),
  705: discount('Rabattcodes gelten nicht für Wertgutscheine.'),
  706: discount('Der Mindestbestellwert für diesen Rabattcode ist noch nicht erreicht.'),
  707: discount('Rabattcodes gelten nicht für bereits reduzierte Artikel.'),
  708: discount('Rabatte sind nicht kombinierbar: Mit dem Freunde-Rabatt sparst du gerade mehr.'),
  709: discount('Lege zuerst ein Erlebnis in den Warenkorb und löse dann den Rabattcode ein.'),
  710: discount('Um den Rabattcode anzuwenden, melde dich bitte in deinem Erlebniskonto an oder registriere dich.'),
  711: discount('Dieser Rabattcode gilt nicht für die Artikel in deinem Warenkorb.'),
  712: discount('Rabattcodes können gerade nicht eingelöst werden. Bitte versuche es später erneut.'),
  716: discount('Diese Rabattaktion ist beendet.'),
  800: coded('Diese Zahlungsart steht für deine Bestellung nicht zur Verfügung.'),
  900: coded('Der Wertgutschein lautet auf eine andere Währung.'),
  902: coded('Der Wertgutschein wurde in einem anderen Land gekauft.'),
  903: coded('Der Wertgutschein ist abgelaufen.'),
  904: coded('Den Wertgutschein gibt es nicht.'),
  905: coded('Der Wertgutschein hat kein Guthaben mehr.'),
  906: coded('Der Wertgutschein ist noch nicht bezahlt.'),
  907: coded('Der Wertgutschein ist gesperrt.'),
  908: coded('Der Wertgutschein konnte nicht zurückgebucht werden.'),
  910: coded('Der Gutscheincode ist ungültig oder bereits eingelöst.'),
  920: coded('Mit einem Wertgutschein kannst du keine Wertgutscheine bezahlen.'),
  1200: coded('Die Bestellung konnte nicht angelegt werden.'),
} as const satisfies Record<number, CatalogEntry>;

export type RefusalCode = keyof typeof refusals;

function entry(category: ErrorCategory, message: string): CatalogEntry {
  return { status: 422, category, message };
}

function coded(message: string): CatalogEntry {
  return { status: 422, message };
}

function discount(message: string): CatalogEntry {
  return entry('discount_error', message);
}

function express(message: string): CatalogEntry {
  return entry('express_shipping_invalid_country', message);
}
