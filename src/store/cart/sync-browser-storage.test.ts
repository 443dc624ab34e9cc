// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import type { Cart } from '../../domain/cart.ts';
import { type StartedStore, startStore, startWithoutCart } from '../testing/start-store.ts';
import { testCart, testItem } from '../testing/test-cart.ts';
import { settle } from '../testing/test-environment.ts';

const person = JSON.stringify({ email: 'kim@example.org', billingAddress: { city: 'Berlin' } });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  sessionStorage.setItem('cf_order_id', '1-JD-1');
  for (const name of ['cf_payment_order_id', 'cf_paypal_order_id', 'cf_card_client_secret']) {
    sessionStorage.setItem(name, 'left over');
  }
  sessionStorage.setItem('cf_personal_information', person);
});

describe('syncBrowserStorage', () => {
  it('removes the ids of an earlier payment on load', async () => {
    await startWithoutCart();
    expect(Object.keys(sessionStorage).toSorted()).toEqual(['cf_order_id', 'cf_personal_information']);
  });

  it.each([
    ['AmazonPay', null],
    ['PayPal', person],
    [null, person],
  ])('with %s selected, leaves this personal information: %s', async (selectedPaymentType, stored) => {
    await startStore({ initialCart: testCart({ selectedPaymentType }) });
    expect(sessionStorage.getItem('cf_personal_information')).toBe(stored);
  });

  it('retains the personal information of a payment that starts later', async () => {
    const store = await startStore();
    store.setQuantity('1', 3);
    await settle();
    store.calls[0]!.answer(testCart({ cartVersion: 9, selectedPaymentType: 'AmazonPay' }));
    await settle();
    expect(sessionStorage.getItem('cf_personal_information')).toBe(person);
  });

  it('removes the number of items while the page may not store it', async () => {
    const store = await startStore();
    store.badge.isShown = false;
    for (const cartVersion of [9, 10]) {
      void store.refresh();
      await settle();
      store.calls.at(-1)!.answer(testCart({ cartVersion }));
      await settle();
      expect(localStorage.getItem('cf_number_of_cart_items')).toBeNull();
    }
  });

  describe('cf_number_of_cart_items', () => {
    const stored = () => localStorage.getItem('cf_number_of_cart_items');
    const ofOtherShop = () => localStorage.setItem('cf_number_of_cart_items', '7');
    const withItems = (quantity: number, cartVersion: number) =>
      testCart({ cartVersion, items: quantity ? [testItem({ id: '1', quantity })] : [] });

    async function refetch(store: StartedStore, cart: Cart): Promise<void> {
      void store.refresh();
      await settle();
      store.calls.at(-1)!.answer(cart);
      await settle();
    }

    async function startInBackground(): Promise<StartedStore> {
      const store = await startWithoutCart();
      store.badge.isVisible = false;
      store.answerLast('getCart', withItems(2, 1));
      await settle();
      return store;
    }

    it('is the number of items for other pages, and goes with the last item', async () => {
      const store = await startStore();
      expect(stored()).toBe('2');
      await refetch(store, withItems(0, 9));
      expect(stored()).toBeNull();
    });

    it('stays that of another shop on the same origin until the own number changes', async () => {
      const store = await startStore();
      ofOtherShop();
      await refetch(store, withItems(2, 9));
      expect(stored()).toBe('7');
      await refetch(store, withItems(3, 10));
      expect(stored()).toBe('3');
    });

    it('is not replaced by a cart that starts in a tab in the background', async () => {
      ofOtherShop();
      const store = await startInBackground();
      expect(stored()).toBe('7');
      await refetch(store, withItems(3, 2));
      expect(stored()).toBe('3');
    });

    it('is replaced by the cart of a page that the shopper returns to', async () => {
      const store = await startStore();
      ofOtherShop();
      store.comeBack();
      await settle();
      store.answerLast('getCart', testCart());
      await settle();
      expect(stored()).toBe('2');
    });
  });
});
