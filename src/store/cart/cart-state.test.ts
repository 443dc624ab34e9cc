import { describe, expect, it } from 'vitest';
import { buildChangeset } from '../../test-support/cart-builders.ts';
import { initialState } from './cart-state.ts';
import { testCart, testData } from '../testing/test-cart.ts';

const initialChangeset = buildChangeset('PriceIncreased');
const refusal = { success: false, message: 'Erst ab 50 €.' };

describe('initialState', () => {
  it.each([
    [
      'the error before everything else',
      { initialErrorCode: 905, initialChangeset, cartWasSynced: true },
      'initialError',
    ],
    ['the changeset before the sync', { initialChangeset, cartWasSynced: true }, 'changeset'],
    ['the sync', { cartWasSynced: true }, 'synced'],
    ['the error with the code 0', { initialErrorCode: 0 }, 'initialError'],
  ])('shows only %s', (_, props, kind) => {
    const { notices } = initialState(testData({ initialCart: testCart(), ...props }));
    expect(notices.map(({ content }) => content.kind)).toEqual([kind]);
  });

  it('shows no notice without a reason', () => {
    expect(initialState(testData({ initialCart: testCart() })).notices).toEqual([]);
  });

  it('shows why the discount of the initial cart does not apply', () => {
    const initialCart = testCart({ discountStatus: refusal });
    const { notices } = initialState(testData({ initialCart, cartWasSynced: true }));
    expect(notices.map(({ content }) => content)).toEqual([
      { kind: 'synced' },
      { kind: 'discount', message: 'Erst ab 50 €.' },
    ]);
  });

  it.each([
    { success: true, message: 'Erst ab 50 €.' },
    { success: false, message: null },
  ])('shows no notice for the discount status %o', (discountStatus) => {
    const initialCart = testCart({ discountStatus });
    expect(initialState(testData({ initialCart })).notices).toEqual([]);
  });
});
