// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { startStore, startWithoutCart } from './testing/start-store.ts';
import { testCart } from './testing/test-cart.ts';
import { settle } from './testing/test-environment.ts';

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

  it('stores the number of items for other pages, and removes it with the last item', async () => {
    const store = await startStore();
    expect(localStorage.getItem('cf_number_of_cart_items')).toBe('2');
    void store.refresh();
    await settle();
    store.calls.at(-1)!.answer(testCart({ cartVersion: 9, items: [] }));
    await settle();
    expect(localStorage.getItem('cf_number_of_cart_items')).toBeNull();
  });
});
