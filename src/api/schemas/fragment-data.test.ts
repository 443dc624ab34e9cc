import { describe, expect, it } from 'vitest';
import { fragmentDataSchema } from './fragment-data.ts';

const tenantConfig = {
  brandDisplayName: 'Erlebnishaus',
  urls: {
    web: { href: 'https://shop.example/', label: 'shop.example' },
    redemption: 'https://shop.example/einloesen',
    login: null,
  },
  notCountableSkus: ['6143'],
  hotline: '089 / 12 34 56',
  giftWrapperSize: '16,2 x 16,2 x 1,7 cm',
  boxWithGreetingCardPrice: '7,90 €',
  expressDeliveryDate: 1,
};

function read(props: object) {
  return fragmentDataSchema.parse({ baseUrl: '/', rootComponentProps: props }).rootComponentProps;
}

describe('fragmentDataSchema', () => {
  it('reads the tenant configuration', () => {
    expect(read({ tenantConfig }).tenantConfig).toEqual(tenantConfig);
  });

  it.each([
    [{}, null],
    [{ paypal: null }, null],
    [{ paypal: {} }, { scriptUrl: null }],
    [{ paypal: { scriptUrl: null } }, { scriptUrl: null }],
    [{ paypal: { scriptUrl: '' } }, { scriptUrl: '' }],
  ])('reads whether PayPal is listed in %j', (payments, paypal) => {
    expect(read({ payments }).payments.paypal).toEqual(paypal);
  });

  it('reads whether wallets require a phone number', () => {
    expect(read({ express: { phoneRequired: true } }).express).toEqual({ phoneRequired: true });
  });

  it('reads up to three short assurances, with a check mark for unknown icons', () => {
    const texts = (assurances: unknown) => read({ assurances }).assurances.map(({ icon, text }) => [icon, text]);
    expect(
      texts([
        { icon: 'calendar', text: '3 Jahre gültig' },
        { icon: 'rocket', text: 'x'.repeat(50) },
        { text: 'sicher bezahlen' },
        { text: 'zu viel' },
      ]),
    ).toEqual([
      ['calendar', '3 Jahre gültig'],
      [null, 'x'.repeat(40)],
      [null, 'sicher bezahlen'],
    ]);
    expect(texts([{ text: '' }, { icon: 'heart' }, null, 'schnell', { text: 'gern' }])).toEqual([]);
    expect(texts('schnell')).toEqual([]);
  });

  it('reads the names of the ways to pay, without those that are no text', () => {
    expect(read({ paymentNames: ['Rechnung', '', null, 7, 'PayPal'] }).paymentNames).toEqual(['Rechnung', 'PayPal']);
  });

  it('reads a changeset in either spelling', () => {
    expect(read({ initialChangeset: { type: 'priceIncreased' } }).initialChangeset).toEqual({
      type: 'PriceDecreased',
      message: null,
      changes: {
        removedItems: [],
        priceIncreasedItems: [],
        priceDecreasedItems: [],
        removedShippingMethods: [],
        outdatedAppointments: [],
      },
    });
  });

  it('reads error codes as strings, and modes in any case', () => {
    expect(read({ initialErrorCode: '702', mode: 'Redemption' })).toMatchObject({
      initialErrorCode: 702,
      mode: 'redemption',
    });
    expect(read({ initialErrorCode: 'x', mode: 'giving' })).toMatchObject({ initialErrorCode: null, mode: 'giving' });
    expect(read({ initialErrorCode: '' }).initialErrorCode).toBeNull();
  });

  it('reads a change with an invalid amount, and removes the sign of amounts', () => {
    const cheaper = (amount: unknown) => ({ title: 'Kurs', differenceAmount: { amount, currencyCode: 'EUR' } });
    const priceDecreasedItems = [cheaper(-5), cheaper('5'), { title: 'Kurs', differenceAmount: 5 }, cheaper(5)];
    const changeset = read({ initialChangeset: { type: 'PriceDecreased', changes: { priceDecreasedItems } } });
    expect(changeset.initialChangeset?.changes.priceDecreasedItems.map((item) => item.differenceAmount)).toEqual([
      { amount: 5, currencyCode: 'EUR' },
      null,
      null,
      { amount: 5, currencyCode: 'EUR' },
    ]);
  });

  it.each([
    ['no props', undefined],
    ['broken ones', { initialCart: { cartId: 1 }, mode: 7, cartWasSynced: 'yes', tenantConfig: [], payments: 4 }],
  ])('accepts %s', (_, props) => {
    const read = fragmentDataSchema.parse({ baseUrl: '/', sentry: 'off', tenant: 7, rootComponentProps: props });
    expect(read).toMatchObject({
      id: 'cart-fragment',
      locale: 'de',
      tenant: '',
      sentry: { enabled: false, dsn: null, ignorePatterns: [] },
      rootComponentProps: {
        initialCart: null,
        cartWasSynced: false,
        mode: 'shopping',
        tenantConfig: { notCountableSkus: [], giftWrapperSize: null, expressDeliveryDate: null },
        payments: { stripePublishableKey: null, paypal: null, addressValidationDisabled: false },
        express: { phoneRequired: false },
        features: { loyalty: true, wishlist: true, discountCode: true, express: true },
        assurances: [],
        paymentNames: [],
        canAddItems: false,
      },
    });
  });
});
