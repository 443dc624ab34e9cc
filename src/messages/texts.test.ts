import { describe, expect, it } from 'vitest';
import { errorScreenTexts } from './error-screen-texts.ts';
import { texts } from './texts.ts';

describe('texts', () => {
  it('match the exact wording', () => {
    expect(texts).toMatchObject({
      cart: 'Warenkorb',
      headline: 'Deine Bestellung',
      emptyHeadline: 'Dein Warenkorb',
      emptyText: 'Es befinden sich noch keine Erlebnisse in deinem Warenkorb.',
      continueShopping: 'Weiter im Shop umschauen',
      longLoading: 'Das dauert gerade etwas länger …',
      retry: 'Erneut versuchen',
      close: 'Schließen',
      quantity: 'Anzahl',
      remove: 'Entfernen',
      services: 'Leistungen',
      packaging: 'Verpackung',
      shipping: 'Versandart',
      proceed: 'Weiter zu den Bestelldaten',
      redeemCoupon: 'Rabattcode einlösen',
      changeCoupon: 'Ändern',
      deleteCoupon: 'Löschen',
      loginRequired: 'Um den Rabattcode anzuwenden, melde dich bitte in deinem Erlebniskonto an oder registriere dich.',
      appointmentGone: 'Sorry, dieser Termin ist bereits nicht mehr verfügbar!',
    });
  });

  it('contain the item and the visible text in the accessible name of the button that removes it', () => {
    expect(texts.removeItem('Thai-Kochkurs')).toBe('Thai-Kochkurs entfernen');
  });

  it.each([
    [1, 1, '1 Person'],
    [2, 2, '2 Personen'],
    [1, 2, '1–2 Personen'],
  ])('describe %i to %i participants', (min, max, text) => {
    expect(texts.participants({ min, max })).toBe(text);
  });
});

describe('errorScreenTexts', () => {
  it('match the exact wording', () => {
    expect(errorScreenTexts).toMatchObject({
      headline: 'Es tut uns leid!',
      message: 'Ein technischer Fehler liegt vor.',
      text: 'Bitte hilf uns, damit wir das Problem schnellstmöglich beheben können!',
      report: 'Fehler melden',
    });
  });
});
