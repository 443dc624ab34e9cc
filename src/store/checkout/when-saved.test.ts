import { describe, expect, it } from 'vitest';
import { startStore, startWithoutCart, type StartedStore } from '../testing/start-store.ts';
import { price } from '../../test-support/cart-builders.ts';
import { testCart, testItem, testTicket, withQuantity } from '../testing/test-cart.ts';
import { settle } from '../testing/test-environment.ts';

/** The next step is pressed while a quantity is being saved. */
async function pressWhileSaving(cart: Awaited<ReturnType<typeof startStore>>): Promise<StartedStore> {
  cart.setQuantity('1', 3);
  cart.proceed();
  await settle();
  expect(cart.state().checkout).toEqual({ kind: 'waiting' });
  expect(cart.seen.visited).toEqual([]);
  // It is loaded lazily.
  await import('./when-saved.ts');
  await settle();
  return cart;
}

const answer = (cart: StartedStore) => cart.answerLast('setItemQuantity', withQuantity(3));

async function expectToStay(cart: StartedStore): Promise<void> {
  await settle();
  expect(cart.state().checkout).toEqual({ kind: 'idle' });
  expect(cart.seen.visited).toEqual([]);
}

describe('the next step that is pressed while a change is being saved', () => {
  it('goes on once the change is confirmed, announced and tracked', async () => {
    const cart = await pressWhileSaving(await startStore());
    answer(cart);
    await settle();
    expect(cart.eventNames().slice(-3)).toEqual(['cartChange', 'cartVersionChange', 'cartProceed']);
    expect(cart.seen.visited).toHaveLength(1);
  });

  it('waits for every change', async () => {
    const cart = await startStore();
    cart.chooseShipping('Express');
    await pressWhileSaving(cart);
    answer(cart);
    await settle();
    expect(cart.state().checkout).toEqual({ kind: 'waiting' });
    cart.answerLast(
      'setShippingMethod',
      withQuantity(3, { cartVersion: 3, shipping: { method: 'Express', price: price(0) } }),
    );
    await settle();
    expect(cart.seen.visited).toHaveLength(1);
  });

  it('reserves the appointments afterwards', async () => {
    const initialCart = testCart({ items: [...testCart().items, testTicket('3')] });
    const cart = await pressWhileSaving(await startStore({ initialCart }));
    cart.answerLast('setItemQuantity', {
      ...initialCart,
      cartVersion: 2,
      items: [testItem({ id: '1', quantity: 3 }), testTicket('3')],
    });
    await settle();
    expect(cart.named('reserveAppointments')).toHaveLength(1);
  });

  it('waits while the cart is being checked', async () => {
    const cart = await startWithoutCart({ initialCart: testCart() }, {});
    cart.store.state.setState({ isStale: true });
    cart.proceed();
    await import('./when-saved.ts');
    await settle();
    void cart.refresh();
    cart.answerLast('getCart', testCart({ cartVersion: 2 }));
    await settle();
    expect(cart.seen.visited).toHaveLength(1);
  });

  it.each<[string, (cart: StartedStore) => void]>([
    ['a second press', (cart) => cart.proceed()],
    ['another change', (cart) => cart.chooseShipping('Express')],
    ['another value of the same change', (cart) => cart.setQuantity('1', 4)],
    ['the end of the store', (cart) => cart.store.stop()],
  ])('is forgotten by %s', async (_, act) => {
    const cart = await pressWhileSaving(await startStore());
    act(cart);
    await expectToStay(cart);
    answer(cart);
    await expectToStay(cart);
  });

  it.each<[string, (cart: StartedStore) => unknown]>([
    [
      'is lost',
      async (cart) => {
        cart.last('setItemQuantity').lose();
        await settle();
        cart.last('getCart').lose();
      },
    ],
    ['is refused', (cart) => cart.last('setItemQuantity').refuse(702, { category: 'external_error' })],
    ['adjusts it', (cart) => cart.answerLast('setItemQuantity', withQuantity(2))],
    [
      'has a message',
      (cart) =>
        cart.answerLast(
          'setItemQuantity',
          withQuantity(3, { discountStatus: { success: false, message: 'Zu wenig' } }),
        ),
    ],
  ])('is forgotten if the answer %s', async (_, act) => {
    const cart = await pressWhileSaving(await startStore());
    await act(cart);
    await expectToStay(cart);
  });

  it('is forgotten when the network goes', async () => {
    const cart = await pressWhileSaving(await startStore());
    cart.store.state.setState({ online: false });
    await expectToStay(cart);
  });
});
