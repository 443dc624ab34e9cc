import { describe, expect, it } from 'vitest';
import { errorCategories } from '../domain/error-catalog.ts';
import { errorMessageKey } from '../domain/error-message-key.ts';
import type { Failure, RefusedFailure } from '../domain/failure.ts';
import type { NoticeContent } from '../domain/notice.ts';
import { catalogTexts } from './catalog-message.ts';
import { noticeMessage } from './notice-message.ts';

const hotline = true;
const generic = 'Es ist ein technischer Fehler aufgetreten. Bitte versuche es später erneut.';
const general = 'Bei der Eingabe ist ein Fehler aufgetreten. Bitte versuche es später erneut.';
const gone = 'Sorry, dieser Termin ist bereits nicht mehr verfügbar!';
const address =
  'Sorry, da stimmt leider etwas mit deinen Adressdaten nicht. Bitte versuche es mit einer anderen Adresse.';
const country =
  'Leider können wir Express Lieferungen nicht außerhalb Deutschlands anbieten. Bitte wähle eine andere Adresse oder Versandmethode aus.';
const zipCode =
  'Es ist leider nicht möglich, deine Bestellung mit der ausgewählten Versandmethode an die angegebene Postleitzahl zu liefern. Bitte wähle eine andere Versandmethode aus.';

const messageOf = (content: NoticeContent) => noticeMessage(content, 'https://shop.example/', 'PayPal');
const messageOfFailure = (failure: Failure) => messageOf({ kind: 'failure', failure });
const messageOfRefusal = (refusal: Partial<RefusedFailure>) =>
  messageOfFailure({
    kind: 'refused',
    errorCode: -1,
    category: null,
    message: null,
    status: 400,
    appointmentIds: [],
    ...refusal,
  });

describe('noticeMessage for an initial error', () => {
  it.each([
    [0, generic, undefined],
    [203, generic, undefined],
    [500, generic, undefined],
    [100, country, undefined],
    [103, country, undefined],
    [104, zipCode, undefined],
    [300, gone, undefined],
    [606, address, undefined],
    [702, catalogTexts.discountRejectedError, hotline],
    [706, catalogTexts.discountRejectedTooLittleValueError, hotline],
    [713, catalogTexts.discountsUnavailableError, hotline],
    [716, catalogTexts.discountCampaignNotValid, hotline],
    [900, catalogTexts.valueVoucherInvalidCurrencyError, hotline],
    [904, catalogTexts.valueVoucherNotFoundError, undefined],
    [1200, catalogTexts.genericPurchaseError, undefined],
    [4711, general, undefined],
  ])('has the text for code %i', (errorCode, text, help) => {
    expect(messageOf({ kind: 'initialError', errorCode })).toEqual({
      severity: 'error',
      text,
      ...(help === undefined ? {} : { hotline: help }),
    });
  });
});

describe('catalogTexts', () => {
  it('have a distinct sentence for every key', () => {
    const keys = new Set(Array.from({ length: 2000 }, (_, code) => errorMessageKey(code) ?? []).flat());
    expect(Object.keys(catalogTexts).sort()).toEqual([...keys].sort());
    expect(new Set(Object.values(catalogTexts)).size).toBe(keys.size);
  });

  it('address the shopper as du', () => {
    expect(Object.values(catalogTexts).filter((text) => /\b(Sie|Ihre?[mnrs]?)\b/.test(text))).toEqual([]);
  });

  it('have texts for invalid and for unpaid vouchers', () => {
    expect(catalogTexts.valueVoucherInvalidError).toMatch(/ungültig oder wurde bereits eingelöst/);
    expect(catalogTexts.valueVoucherNotPaidError).toMatch(/Rechnung.*zwei Tage/);
  });
});

describe('noticeMessage for a refusal', () => {
  it.each<[string, Partial<RefusedFailure>, string, boolean?]>([
    ['external_error', { errorCode: 903, message: 'stack' }, generic],
    ['discount_error', { errorCode: 706, message: 'Erst ab 50 Euro.' }, 'Erst ab 50 Euro.', hotline],
    ['discount_error', { errorCode: 706 }, catalogTexts.discountRejectedTooLittleValueError, hotline],
    ['discount_error', { message: '' }, catalogTexts.discountRejectedError, hotline],
    ['general_address_error', { message: 'stack' }, address],
    [
      'input_validation_error',
      { message: 'stack' },
      'Sorry, da stimmt etwas mit deinen PayPal-Daten nicht. Bitte gib deine Bestelldaten im nächsten Schritt nochmal ein.',
    ],
    ['shipping_invalid_country', { message: 'Nicht nach Monaco.' }, 'Nicht nach Monaco.'],
    [
      'shipping_invalid_country',
      {},
      'Leider können wir deine Bestellung nicht in dieses Land liefern. Bitte wähle eine andere Adresse oder Versandmethode aus.',
    ],
    ['express_shipping_invalid_country', { message: 'stack' }, country],
    ['express_shipping_invalid_zip_code', { message: 'Nicht nach 27498.' }, 'Nicht nach 27498.'],
    ['express_shipping_invalid_zip_code', {}, zipCode],
    ['failed_reservation_error', { message: 'stack', appointmentIds: ['a-1'] }, gone],
    ['failed_reservation_error', { message: 'stack' }, general],
    ['generic_paypal_express_error', { message: 'stack' }, general],
  ])('has the text for %s %j', (category, refusal, text, help) => {
    expect(messageOfRefusal({ ...refusal, category })).toEqual({
      severity: 'error',
      text,
      ...(help === undefined ? {} : { hotline: help }),
    });
  });

  it.each(errorCategories)("shows the server's message for %s only if that is intended", (category) => {
    const { text } = messageOfRefusal({ category, message: 'SELECT *' });
    const shown = ['discount_error', 'shipping_invalid_country', 'express_shipping_invalid_zip_code'];
    expect(text === 'SELECT *').toBe(shown.includes(category));
  });

  it.each([
    [905, catalogTexts.valueVoucherBalanceZeroError],
    [300, general],
    [103, country],
    [4711, general],
  ])('uses code %i if the category is missing or unknown', (errorCode, text) => {
    expect(messageOfRefusal({ errorCode, message: 'stack' }).text).toBe(text);
    expect(messageOfRefusal({ errorCode, message: 'stack', category: 'new_category' }).text).toBe(text);
  });

  it.each([706, 712, 716])("shows the server's message for code %i of a discount without a category", (errorCode) => {
    expect(messageOfRefusal({ errorCode, message: 'Erst ab 50 Euro.' })).toMatchObject({
      text: 'Erst ab 50 Euro.',
      hotline,
    });
  });

  it('names no provider if there is none', () => {
    const failure: RefusedFailure = {
      kind: 'refused',
      errorCode: 606,
      category: 'input_validation_error',
      message: null,
      status: 400,
      appointmentIds: [],
    };
    expect(noticeMessage({ kind: 'failure', failure }, '', null).text).toMatch(/mit deinen Daten nicht/);
  });
});

describe('noticeMessage for other failures', () => {
  it.each<[Failure, object]>([
    [{ kind: 'connection' }, { severity: 'error', text: expect.stringMatching(/Verbindungsfehler.*erneut/) }],
    [
      { kind: 'offline', waiting: true },
      { severity: 'warning', text: expect.stringMatching(/offline.*sobald/) },
    ],
    [
      { kind: 'external', status: 500 },
      { severity: 'error', text: generic },
    ],
    [
      { kind: 'external', status: 409 },
      { severity: 'error', text: expect.stringMatching(/geändert/) },
    ],
    [
      { kind: 'external', status: 422 },
      { severity: 'error', text: catalogTexts.genericServerError },
    ],
    [
      { kind: 'external', status: 429 },
      { severity: 'error', text: expect.stringMatching(/viel los/) },
    ],
    [
      { kind: 'login', href: 'https://shop.example/login', guest: false },
      {
        severity: 'warning',
        text: expect.stringMatching(/abgelaufen/),
        link: { text: 'Anmelden', href: 'https://shop.example/login' },
      },
    ],
    [
      { kind: 'login', href: null, guest: false },
      { severity: 'warning', text: expect.stringMatching(/abgelaufen/) },
    ],
    [
      { kind: 'login', href: 'https://shop.example/login', guest: true },
      {
        severity: 'warning',
        text: 'Um den Rabattcode anzuwenden, melde dich bitte in deinem Erlebniskonto an oder registriere dich.',
        link: { text: 'Anmelden', href: 'https://shop.example/login' },
      },
    ],
    [
      { kind: 'offline', waiting: false },
      { severity: 'warning', text: expect.not.stringMatching(/Änderung/) },
    ],
    [
      { kind: 'gone', what: 'part' },
      { severity: 'error', text: expect.stringMatching(/gibt es im Shop leider nicht mehr/) },
    ],
    [
      { kind: 'gone', what: 'cart' },
      {
        severity: 'error',
        text: expect.stringMatching(/gibt es nicht mehr/),
        link: { text: 'Weiter im Shop umschauen', href: 'https://shop.example/' },
      },
    ],
  ])('has the text for %j', (failure, message) => {
    expect(messageOfFailure(failure)).toEqual(message);
  });
});

describe('noticeMessage for changes of the cart', () => {
  it.each<[NoticeContent, object]>([
    [{ kind: 'synced' }, { severity: 'success', text: expect.stringMatching(/Warenkorb wurde aktualisiert/) }],
    [
      { kind: 'discount', message: '<b>Nein</b>' },
      { severity: 'error', text: '<b>Nein</b>', hotline },
    ],
    [{ kind: 'replaced' }, { severity: 'warning', text: expect.stringMatching(/bestellt oder ersetzt/) }],
    [{ kind: 'voucherChanged' }, { severity: 'warning', text: expect.stringMatching(/Betrag deines Gutscheins/) }],
  ])('has the text for %j', (content, message) => {
    expect(messageOf(content)).toEqual(message);
  });
});
