import { describe, expect, it } from 'vitest';
import type { Failure, RefusedFailure } from '../domain/failure.ts';
import { expressFailureMessage, expressTexts } from './express-texts.ts';

const refused = (errorCode: number, changes: Partial<RefusedFailure> = {}): Failure => ({
  kind: 'refused',
  errorCode,
  category: null,
  message: 'secret',
  status: 400,
  appointmentIds: [],
  ...changes,
});

const network =
  'Es ist ein Verbindungsfehler aufgetreten. Bitte versuchen Sie es erneut oder wählen Sie eine andere Zahlungsmethode.';
const country =
  'Leider können wir Express Lieferungen nicht außerhalb Deutschlands anbieten. Bitte wähle eine andere Adresse oder Versandmethode aus.';
const address =
  'Sorry, da stimmt leider etwas mit deinen Adressdaten nicht. Bitte versuche es mit einer anderen Adresse.';
const input =
  'Sorry, da stimmt etwas mit deinen Google Pay-Daten nicht. Bitte gib deine Bestelldaten im nächsten Schritt nochmal ein.';
const zipCode =
  'Es ist leider nicht möglich, deine Bestellung mit der ausgewählten Versandmethode an die angegebene Postleitzahl zu liefern. Bitte wähle eine andere Versandmethode aus.';
const general = 'Bei der Eingabe ist ein Fehler aufgetreten. Bitte versuche es später erneut.';

describe('expressFailureMessage', () => {
  it.each<[Failure, string]>([
    [refused(100), country],
    [refused(103), country],
    [refused(104), zipCode],
    [refused(104, { category: 'express_shipping_invalid_zip_code', message: 'Nicht nach 27498.' }), zipCode],
    [refused(103, { category: 'shipping_invalid_country', message: 'Nicht nach Frankreich.' }), country],
    [refused(300, { appointmentIds: ['a-1'] }), 'Sorry, dieser Termin ist bereits nicht mehr verfügbar!'],
    [refused(300), general],
    [refused(606), input],
    [refused(999), address],
    [refused(1), address],
    [refused(1, { category: 'general_address_error' }), address],
    [refused(1, { category: 'input_validation_error' }), input],
    [refused(1, { category: 'express_shipping_invalid_country' }), country],
    [refused(1, { category: 'express_shipping_invalid_zip_code', message: 'Nicht nach 27498.' }), 'Nicht nach 27498.'],
    [refused(1, { category: 'shipping_invalid_country', message: 'Nicht nach Frankreich.' }), 'Nicht nach Frankreich.'],
    [refused(1, { category: 'generic_paypal_express_error' }), general],
    [
      refused(1200),
      'Dein Kauf konnte leider nicht abgeschlossen werden. Bitte versuche es erneut oder wähle eine andere Zahlungsmethode.',
    ],
    [refused(800), 'Diese Zahlungsart ist gerade nicht verfügbar. Bitte wähle eine andere.'],
    [{ kind: 'connection' }, network],
    [{ kind: 'offline', waiting: false }, network],
    [{ kind: 'external', status: 500 }, 'Unbekannter Fehler'],
    [
      { kind: 'external', status: 409 },
      'Dein Warenkorb wurde inzwischen an anderer Stelle geändert. Bitte prüfe ihn und versuche es erneut.',
    ],
    [
      { kind: 'login', href: null, guest: true },
      'Bitte melde dich an, um mit dieser Zahlart zu bezahlen, oder gehe weiter zu den Bestelldaten.',
    ],
    [{ kind: 'gone', what: 'part' }, 'Unbekannter Fehler'],
    [{ kind: 'gone', what: 'cart' }, 'Diesen Warenkorb gibt es nicht mehr. Schau dich gern weiter im Shop um.'],
    [{ kind: 'login', href: null, guest: false }, 'Deine Anmeldung ist abgelaufen. Bitte melde dich erneut an.'],
  ])('has the text for %j', (failure, text) => {
    const message = expressFailureMessage(failure, 'StripeGooglePay', 'https://shop.example/');
    expect(message.text).toBe(text);
  });
});

describe('expressTexts', () => {
  it('name every provider that is unavailable', () => {
    expect(expressTexts.unavailable).toEqual({
      paypal: 'PayPal ist gerade nicht verfügbar.',
      amazon: 'Amazon Pay ist gerade nicht verfügbar.',
      wallets: 'Google Pay und Apple Pay sind gerade nicht verfügbar.',
    });
  });

  it('are worded as required', () => {
    expect(expressTexts.connection).toBe(network);
    expect(expressTexts.unknown).toBe('Unbekannter Fehler');
    expect(expressTexts.paypalFailed).toBe(general);
    expect(expressTexts.sessionNotCreated).toBe(
      'Die Zahlungssitzung konnte nicht erstellt werden. Versuchen Sie es erneut oder wählen Sie eine andere Zahlungsmethode.',
    );
  });

  it('name the missing data', () => {
    expect(expressTexts.missingDetails(['email', 'city'])).toBe(
      'Bitte ergänze oder korrigiere deine Angaben: E-Mail-Adresse, Ort.',
    );
  });
});
