import { describe, expect, it } from 'vitest';
import type { Changeset, ChangesetType } from '../domain/changeset.ts';
import { changesetMessage } from './changeset-message.ts';

const nothing: Changeset['changes'] = {
  removedItems: [],
  priceIncreasedItems: [],
  priceDecreasedItems: [],
  removedShippingMethods: [],
  outdatedAppointments: [],
};
const item = { productId: 'p-1', title: 'Ballonfahrt', differenceAmount: { amount: 10, currencyCode: 'EUR' } } as const;
const appointment = {
  productId: 'p-2',
  title: 'Rennwagen',
  appointment: '17.04.2027, 10:30 Uhr',
  appointmentId: 'a-1',
};
const toShop = { text: 'Weiter im Shop umschauen', href: 'https://shop.example/' };
const toProduct = { text: 'Zum Erlebnis', href: 'https://shop.example/experiences/p-1' };

const messageOf = (type: ChangesetType, changes: Partial<Changeset['changes']>, message: string | null = 'server') =>
  changesetMessage({ type, message, changes: { ...nothing, ...changes } }, 'https://shop.example/');

describe('changesetMessage', () => {
  it.each([
    [
      messageOf('ProductRemoved', { removedItems: [item] }),
      {
        severity: 'error',
        text: '„Ballonfahrt“ ist leider nicht mehr verfügbar. Schau dich gern weiter im Shop um.',
        link: toShop,
      },
    ],
    [
      messageOf('PriceIncreased', { priceIncreasedItems: [item] }),
      {
        severity: 'warning',
        text: '„Ballonfahrt“ ist um 10,00\u00a0€ teurer geworden. Bitte prüfe deine Bestellung.',
        link: toProduct,
      },
    ],
    [
      messageOf('PriceDecreased', { priceDecreasedItems: [item] }),
      {
        severity: 'success',
        text: '„Ballonfahrt“ ist um 10,00\u00a0€ günstiger geworden. Freu dich über den neuen Preis.',
        link: toProduct,
      },
    ],
    [
      messageOf('ShippingMethodRemoved', { removedShippingMethods: ['box_express'] }),
      {
        severity: 'warning',
        text: 'Die Versandart „Expressversand für Boxen“ ist momentan nicht verfügbar, bitte wähle eine andere.',
      },
    ],
    [
      messageOf('OutdatedAppointment', { outdatedAppointments: [appointment] }),
      {
        severity: 'error',
        headline: 'Es tut uns leid!',
        text: 'Der Termin für „Rennwagen“ (17.04.2027, 10:30 Uhr) ist leider nicht mehr verfügbar, bitte wähle einen neuen.',
        link: { text: 'Zum Erlebnis', href: 'https://shop.example/experiences/p-2' },
      },
    ],
  ])('describes one change: %#', (message, expected) => {
    expect(message).toEqual(expected);
  });

  it('prefers the list of changes over the type', () => {
    expect(messageOf('PriceIncreased', { priceDecreasedItems: [item] })).toEqual(
      messageOf('PriceDecreased', { priceDecreasedItems: [item] }),
    );
    expect(messageOf('ShippingMethodRemoved', { outdatedAppointments: [appointment] })).toMatchObject({
      severity: 'error',
      headline: 'Es tut uns leid!',
    });
  });

  it('lists several changes in one banner', () => {
    const message = messageOf('MultipleChanges', {
      removedItems: [item],
      priceIncreasedItems: [item],
      priceDecreasedItems: [{ ...item, differenceAmount: null }],
      removedShippingMethods: ['Drone'],
      outdatedAppointments: [appointment],
    });
    expect(message).toEqual({
      severity: 'warning',
      text: 'In deinem Warenkorb hat sich etwas geändert. Bitte prüfe deine Bestellung.',
      link: toShop,
      items: [
        { text: 'Nicht mehr verfügbar: ', title: 'Ballonfahrt' },
        {
          text: 'Termin nicht mehr verfügbar: ',
          title: 'Rennwagen (17.04.2027, 10:30 Uhr)',
          href: 'https://shop.example/experiences/p-2',
        },
        { text: 'Teurer um 10,00\u00a0€: ', title: 'Ballonfahrt', href: toProduct.href },
        { text: 'Günstiger: ', title: 'Ballonfahrt', href: toProduct.href },
        { text: 'Nicht verfügbar: ', title: 'Drone' },
      ],
    });
  });

  it.each([
    ['ProductRemoved', 'error', /nicht mehr verfügbar/],
    ['PriceIncreased', 'warning', /teurer/],
    ['PriceDecreased', 'success', /günstiger/],
    ['ShippingMethodRemoved', 'warning', /Versandart/],
    ['OutdatedAppointment', 'error', /Termin/],
    ['MultipleChanges', 'warning', /etwas geändert/],
  ] as const)('has a text for %s without changes', (type, severity, text) => {
    expect(messageOf(type, {})).toMatchObject({ severity, text: expect.stringMatching(text) });
  });

  it('links to the shop if a removed product has no name', () => {
    expect(messageOf('ProductRemoved', {}).link).toEqual(toShop);
  });

  it("uses the server's message for an unknown type only", () => {
    expect(messageOf('GiftAdded', {}, 'Ein Geschenk!')).toEqual({ severity: 'warning', text: 'Ein Geschenk!' });
    expect(messageOf('GiftAdded', {}, null).text).toMatch(/etwas geändert/);
  });

  it('omits titles, dates and links that are missing or unsafe', () => {
    const bare = { productId: '..', title: '', appointment: '', appointmentId: 'a' };
    expect(messageOf('OutdatedAppointment', { outdatedAppointments: [bare] })).toEqual({
      severity: 'error',
      headline: 'Es tut uns leid!',
      text: 'Der Termin ist leider nicht mehr verfügbar, bitte wähle einen neuen.',
    });
    expect(messageOf('PriceIncreased', { priceIncreasedItems: [{ ...item, title: '' }] }).text).toMatch(
      /^Ein Artikel ist/,
    );
  });
});
