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
  it('keeps the tenant configuration', () => {
    expect(read({ tenantConfig }).tenantConfig).toEqual(tenantConfig);
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

  it.each([
    ['no props', undefined],
    [
      'broken ones',
      { initialCart: { cartId: 1 }, mode: 'giving', cartWasSynced: 'yes', tenantConfig: [], payments: 4 },
    ],
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
        payments: { stripePublishableKey: null, addressValidationDisabled: false },
      },
    });
  });
});
