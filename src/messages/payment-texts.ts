import type { ExpressRefusal } from '../domain/error-message-key.ts';
import type { ExpressMethod } from '../domain/express-method.ts';
import { say } from './say.ts';

export const expressRefusalTexts: Readonly<Record<Exclude<ExpressRefusal, 'input'>, string>> = {
  expressCountry:
    'Leider können wir Express Lieferungen nicht außerhalb Deutschlands anbieten. Bitte wähle eine andere Adresse oder Versandmethode aus.',
  zipCode:
    'Es ist leider nicht möglich, deine Bestellung mit der ausgewählten Versandmethode an die angegebene Postleitzahl zu liefern. Bitte wähle eine andere Versandmethode aus.',
  reservation: 'Sorry, dieser Termin ist bereits nicht mehr verfügbar!',
  address: 'Sorry, da stimmt leider etwas mit deinen Adressdaten nicht. Bitte versuche es mit einer anderen Adresse.',
};

const names: ReadonlyMap<string, string> = new Map<ExpressMethod, string>([
  ['PayPal', 'PayPal'],
  ['AmazonPay', 'Amazon Pay'],
  ['StripeGooglePay', 'Google Pay'],
  ['StripeApplePay', 'Apple Pay'],
]);

/** The name of a payment provider; null for other ways to pay. */
export const providerName = (payment: string | null): string | null => names.get(payment ?? '') ?? null;

/** @param provider name of the payment provider; null to omit it. */
export function inputRefusalText(provider: string | null): string {
  const data = provider ? say`${provider}-Daten` : 'Daten';
  return say`Sorry, da stimmt etwas mit deinen ${data} nicht. Bitte gib deine Bestelldaten im nächsten Schritt nochmal ein.`;
}
