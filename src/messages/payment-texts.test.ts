import { describe, expect, it } from 'vitest';
import type { Failure } from '../domain/failure.ts';
import { paymentFailureText, paymentTexts, providerName } from './payment-texts.ts';

const refused = (errorCode: number): Failure => ({
  kind: 'refused',
  errorCode,
  category: null,
  message: 'secret',
  status: 400,
  appointmentIds: [],
});

const network =
  'Es ist ein Verbindungsfehler aufgetreten. Bitte versuchen Sie es erneut oder wählen Sie eine andere Zahlungsmethode.';
const country =
  'Leider können wir Express Lieferungen nicht außerhalb Deutschlands anbieten. Bitte wähle eine andere Adresse oder Versandmethode aus.';

describe('paymentFailureText', () => {
  it.each<[Failure, string]>([
    [refused(100), country],
    [refused(103), country],
    [
      refused(104),
      'Es ist leider nicht möglich, deine Bestellung mit der ausgewählten Versandmethode an die angegebene Postleitzahl zu liefern. Bitte wähle eine andere Versandmethode aus.',
    ],
    [refused(300), 'Sorry, dieser Termin ist bereits nicht mehr verfügbar!'],
    [
      refused(606),
      'Sorry, da stimmt etwas mit deinen PayPal-Daten nicht. Bitte gib deine Bestelldaten im nächsten Schritt nochmal ein.',
    ],
    [
      refused(999),
      'Sorry, da stimmt leider etwas mit deinen Adressdaten nicht. Bitte versuche es mit einer anderen Adresse.',
    ],
    [{ kind: 'connection' }, network],
    [{ kind: 'offline' }, network],
    [{ kind: 'external', status: 500 }, 'Unbekannter Fehler'],
    [{ kind: 'login', href: null }, 'Unbekannter Fehler'],
    [{ kind: 'gone' }, 'Unbekannter Fehler'],
  ])('has the text for %j', (failure, text) => {
    expect(paymentFailureText(failure, 'PayPal')).toBe(text);
  });
});

describe('paymentTexts', () => {
  it('match the specification exactly', () => {
    expect(paymentTexts.sessionNotCreated).toBe(
      'Die Zahlungssitzung konnte nicht erstellt werden. Versuchen Sie es erneut oder wählen Sie eine andere Zahlungsmethode.',
    );
  });

  it('name the missing data', () => {
    expect(paymentTexts.missingDetails(['Vorname', 'Ort'])).toBe(
      'Bitte ergänze oder korrigiere deine Angaben: Vorname, Ort.',
    );
  });
});

describe('providerName', () => {
  it.each([
    ['AmazonPay', 'Amazon Pay'],
    ['StripeGooglePay', 'Google Pay'],
    ['Unheard', 'Unheard'],
    ['constructor', 'constructor'],
  ])('of %s is %s', (type, name) => {
    expect(providerName(type)).toBe(name);
  });
});
