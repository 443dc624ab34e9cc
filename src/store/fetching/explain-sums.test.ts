import { describe, expect, it, vi } from 'vitest';
import type { Cart } from '../../domain/cart.ts';
import { startStore, startWithoutCart, type StartedStore } from '../testing/start-store.ts';
import { euros, testCart, testItem, withQuantity } from '../testing/test-cart.ts';
import { settle } from '../testing/test-environment.ts';

/** Waits until the code for the lines is loaded. */
async function linesOf(cart: StartedStore): Promise<readonly string[] | undefined> {
  await settle();
  await vi.waitFor(() => expect(cart.state().sumChange?.lines).not.toBeNull(), { timeout: 10_000 });
  return cart.state().sumChange?.lines?.map((line) => line.replaceAll('\u00a0', ' '));
}

const express = (cartVersion: number, changes: Partial<Cart> = {}) =>
  testCart({ cartVersion, shipping: { method: 'Express', price: { gross: euros(10) } }, ...changes });

describe('what has changed the sums', () => {
  it('is said for four seconds', async () => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    cart.answerLast('setItemQuantity', withQuantity(3));
    expect(await linesOf(cart)).toEqual(['+20,00 € Erlebnis 1']);
    cart.advance(3999);
    expect(cart.state().sumChange).not.toBeNull();
    cart.advance(1);
    expect(cart.state().sumChange).toBeNull();
  });

  it('is replaced by that of the next change', async () => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    cart.answerLast('setItemQuantity', withQuantity(3));
    await linesOf(cart);
    cart.advance(3000);
    cart.setQuantity('1', 2);
    cart.answerLast('setItemQuantity', withQuantity(2, { cartVersion: 3 }));
    expect(await linesOf(cart)).toEqual(['-10,00 € Erlebnis 1']);
    cart.advance(3999);
    expect(cart.state().sumChange).not.toBeNull();
  });

  it('contains all changes that were pending at the same time', async () => {
    const cart = await startStore();
    cart.chooseShipping('Express');
    cart.setQuantity('1', 2);
    cart.answerLast('setItemQuantity', withQuantity(2));
    await settle();
    const items = [testItem({ id: '1', quantity: 2 }), testItem({ id: '2' })];
    cart.answerLast('setShippingMethod', express(3, { items, total: { gross: euros(40) } }));
    expect(await linesOf(cart)).toEqual(['+10,00 € Erlebnis 1 · +10,00 € Express', 'Versand jetzt 10,00 € (Express)']);
  });

  it('stays while a change is confirmed that leaves the sums alone', async () => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    cart.answerLast('setItemQuantity', withQuantity(3));
    const lines = await linesOf(cart);
    cart.setLoyaltyNumber('1234567890');
    const payback = { number: '1234567890', scrid: null, points: null };
    cart.answerLast('setPaybackNumber', withQuantity(3, { cartVersion: 3, payback }));
    expect(await linesOf(cart)).toEqual(lines);
  });

  it('is said after the host has changed the cart', async () => {
    const cart = await startStore();
    void cart.refresh();
    cart.answerLast('getCart', withQuantity(2));
    expect(await linesOf(cart)).toEqual(['+10,00 € Erlebnis 1']);
  });

  it.each([
    ['the first cart', 'cart-1'],
    ['a change in another tab', 'cart-1'],
    ['another cart', 'cart-2'],
  ])('is not said about %s', async (what, cartId) => {
    const cart = await (what === 'the first cart' ? startWithoutCart() : startStore());
    if (what === 'another cart') void cart.refresh();
    else cart.hear(2);
    cart.answerLast('getCart', withQuantity(3, { cartId }));
    await settle();
    expect(cart.state().sumChange).toBeNull();
  });
});
