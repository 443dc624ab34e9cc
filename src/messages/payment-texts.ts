import { assertNever } from '../domain/assert-never.ts';
import { expressRefusal, type ExpressRefusal } from '../domain/express-refusal.ts';
import type { Failure } from '../domain/failure.ts';
import type { PaymentType } from '../domain/payment.ts';

/** Messages for payments (specification, 8: Payment and express responses). */
export const paymentTexts = {
  title: 'Direkt bezahlen',
  connection:
    'Es ist ein Verbindungsfehler aufgetreten. Bitte versuchen Sie es erneut oder wählen Sie eine andere Zahlungsmethode.',
  unknown: 'Unbekannter Fehler',
  sessionNotCreated:
    'Die Zahlungssitzung konnte nicht erstellt werden. Versuchen Sie es erneut oder wählen Sie eine andere Zahlungsmethode.',
  unavailable: (provider: string) => `${provider} ist gerade nicht verfügbar. Bitte wähle eine andere Zahlungsmethode.`,
  missingDetails: (fields: readonly string[]) => `Bitte ergänze oder korrigiere deine Angaben: ${fields.join(', ')}.`,
} as const;

/** The sentence for each reason for refusing an express payment. */
export const expressRefusalTexts: Readonly<Record<Exclude<ExpressRefusal, 'input'>, string>> = {
  expressCountry:
    'Leider können wir Express Lieferungen nicht außerhalb Deutschlands anbieten. Bitte wähle eine andere Adresse oder Versandmethode aus.',
  zipCode:
    'Es ist leider nicht möglich, deine Bestellung mit der ausgewählten Versandmethode an die angegebene Postleitzahl zu liefern. Bitte wähle eine andere Versandmethode aus.',
  reservation: 'Sorry, dieser Termin ist bereits nicht mehr verfügbar!',
  address: 'Sorry, da stimmt leider etwas mit deinen Adressdaten nicht. Bitte versuche es mit einer anderen Adresse.',
};

/** @param provider name of the payment provider; null for a sentence without one. */
export function inputRefusalText(provider: string | null): string {
  const data = provider ? `${provider}-Daten` : 'Daten';
  return `Sorry, da stimmt etwas mit deinen ${data} nicht. Bitte gib deine Bestelldaten im nächsten Schritt nochmal ein.`;
}

/** Text for a failed express payment. */
export function paymentFailureText(failure: Failure, provider: string): string {
  switch (failure.kind) {
    case 'refused': {
      const refusal = expressRefusal(failure.errorCode);
      return refusal === 'input' ? inputRefusalText(provider) : expressRefusalTexts[refusal];
    }
    case 'connection':
    case 'offline':
      return paymentTexts.connection;
    case 'external':
    case 'gone':
    case 'login':
    case 'adjusted':
      return paymentTexts.unknown;
    default:
      return assertNever(failure);
  }
}

const providerNames = new Map<string, string>([
  ['AmazonPay', 'Amazon Pay'],
  ['StripeGooglePay', 'Google Pay'],
  ['StripeApplePay', 'Apple Pay'],
  ['StripeCreditCard', 'Kreditkarte'],
  ['StripeKlarna', 'Klarna'],
  ['Invoice', 'Rechnung'],
  ['ValueVoucher', 'Wertgutschein'],
]);

/** Returns the display name of a payment type; unknown types are returned unchanged. */
export function providerName(type: PaymentType): string {
  return providerNames.get(type) ?? type;
}
