import { describe, expect, it } from 'vitest';
import { buildCart, buildItem, buildOption, buildPackaging, buildProduct } from '../test-support/cart-builders.ts';
import { currenciesOf } from './cart-currencies.ts';
import type { Cart } from './cart.ts';

const francs = { amount: 1, currencyCode: 'CHF' } as const;
const inFrancs = { gross: francs };

describe('currenciesOf', () => {
  it('finds one currency in a valid cart', () => {
    expect([...currenciesOf(buildCart())]).toEqual(['EUR']);
  });

  it.each<[string, Partial<Cart>]>([
    ['total', { total: inFrancs }],
    ['packaging', { packagingTotal: inFrancs }],
    ['leftover', { leftoverTotal: inFrancs }],
    ['shipping', { shipping: { method: 'Online', price: inFrancs } }],
    ['discount', { totalDiscount: francs }],
    ['voucher', { vouchers: [{ id: 'v', balance: { amount: 1, currencyCode: 'EUR' }, deductedAtPurchase: francs }] }],
    [
      'offered shipping method',
      { availableShippingMethods: [{ method: 'Online', title: '', subtitle: '', price: inFrancs, details: null }] },
    ],
    ['item', { items: [buildItem({ total: inFrancs })] }],
    ['price', { items: [buildItem({ product: buildProduct({ price: inFrancs }) })] }],
    ['struck price', { items: [buildItem({ product: buildProduct({ originalPrice: inFrancs }) })] }],
    [
      'packaging of an item',
      { items: [buildItem({ selectedPackaging: { ...buildPackaging('Pdf'), price: inFrancs } })] },
    ],
    [
      'packaging option',
      { items: [buildItem({ availablePackagingOptions: [{ ...buildOption('Pdf', 'pdf'), price: inFrancs }] })] },
    ],
  ])('finds a second currency in the %s', (_, changes) => {
    expect(currenciesOf(buildCart(changes))).toEqual(new Set(['EUR', 'CHF']));
  });
});
