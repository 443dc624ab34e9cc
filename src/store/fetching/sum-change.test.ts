import { describe, expect, it, vi } from 'vitest';
import { toMinor } from '../../domain/money.ts';
import { startStore, startWithoutCart, type StartedStore } from '../testing/start-store.ts';
import { euros, testCart, testItem, withQuantity } from '../testing/test-cart.ts';
import { settle } from '../testing/test-environment.ts';

/** The total before the sums changed, in minor units; undefined if that is not new. */
async function totalBefore(cart: StartedStore): Promise<number | undefined> {
  await settle();
  // The code is loaded lazily.
  await vi.waitFor(() => expect(cart.state().sumChange?.told).not.toBeNull(), { timeout: 10_000 });
  const { sumChange } = cart.state();
  return sumChange ? toMinor(sumChange.from.total.gross) : undefined;
}

describe('a change of the sums', () => {
  it('is new for four seconds', async () => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    cart.answerLast('setItemQuantity', withQuantity(3));
    expect(await totalBefore(cart)).toBe(2000);
    cart.advance(3999);
    expect(await totalBefore(cart)).toBe(2000);
    cart.advance(1);
    expect(await totalBefore(cart)).toBeUndefined();
  });

  it('continues the one before while that is new', async () => {
    const cart = await startStore();
    cart.chooseShipping('Express');
    cart.setQuantity('1', 2);
    cart.answerLast('setItemQuantity', withQuantity(2));
    await totalBefore(cart);
    cart.advance(3000);
    const items = [testItem({ id: '1', quantity: 2 }), testItem({ id: '2' })];
    const shipping = { method: 'Express', price: { gross: euros(10) } };
    cart.answerLast('setShippingMethod', testCart({ cartVersion: 3, items, shipping, total: { gross: euros(40) } }));
    await totalBefore(cart);
    cart.advance(3999);
    expect(await totalBefore(cart)).toBe(2000);
    cart.advance(1);
    expect(await totalBefore(cart)).toBeUndefined();
  });

  it('stays new while a change is confirmed that leaves the sums alone', async () => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    cart.answerLast('setItemQuantity', withQuantity(3));
    await totalBefore(cart);
    cart.setLoyaltyNumber('1234567890');
    const payback = { number: '1234567890', scrid: null, points: null };
    cart.answerLast('setPaybackNumber', withQuantity(3, { cartVersion: 3, payback }));
    expect(await totalBefore(cart)).toBe(2000);
  });

  it('may be that of the host', async () => {
    const cart = await startStore();
    void cart.refresh();
    cart.answerLast('getCart', withQuantity(2));
    expect(await totalBefore(cart)).toBe(2000);
  });

  it.each([
    ['the first cart', 'cart-1'],
    ['a change in another tab', 'cart-1'],
    ['another cart', 'cart-2'],
  ])('is not %s', async (what, cartId) => {
    const cart = await (what === 'the first cart' ? startWithoutCart() : startStore());
    if (what === 'another cart') void cart.refresh();
    else cart.hear(2);
    cart.answerLast('getCart', withQuantity(3, { cartId }));
    expect(await totalBefore(cart)).toBeUndefined();
  });
});
