import { describe, expect, it } from 'vitest';
import {
  anyTicket,
  canProceed,
  confirmedCart,
  itemLoadingState,
  shownQuantity,
  shownShipping,
} from '../cart/cart-selectors.ts';
import { noticeKinds, noticesIn, rowFailures, startStore, withOpen } from '../testing/start-store.ts';
import { testCart, testData, testItem, testTicket, withQuantity } from '../testing/test-cart.ts';
import { settle } from '../testing/test-environment.ts';
import { openEntries } from '../intents/entry.ts';

describe('a change', () => {
  it('shows the chosen quantity at once and retains the confirmed sum', async () => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    expect(shownQuantity(cart.state(), '1')).toBe(3);
    expect(confirmedCart(cart.state())?.total).toEqual(testCart().total);
    expect(canProceed(cart.state())).toBe(false);
  });

  it('is not sent for an item that is not in the cart', async () => {
    const cart = await startStore();
    cart.setQuantity('gone', 3);
    expect(cart.calls).toEqual([]);
    expect(openEntries(cart.state())).toEqual([]);
  });

  it('passes through the loading states', async () => {
    const cart = await startStore();
    const activity = () => itemLoadingState(cart.state(), '1');
    cart.setQuantity('1', 3);
    const states = [activity()];
    for (const step of [300, 2700]) {
      cart.advance(step);
      states.push(activity());
    }
    cart.answerLast('setItemQuantity', withQuantity(3));
    await settle();
    states.push(activity());
    cart.advance(1000);
    states.push(activity());
    expect(states).toEqual(['Started', 'Loading', 'LongLoading', 'Finished', 'Idle']);
  });

  it('cancels the request in flight, and resends it when the newer answer does not show it', async () => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    cart.chooseShipping('Express');
    expect(cart.last('setItemQuantity').aborted()).toBe(true);
    cart.answerLast('setShippingMethod', testCart({ cartVersion: 2 }));
    await settle();
    expect(cart.named('setItemQuantity').map(({ input }) => input)).toEqual([
      ['1', 3],
      ['1', 3],
    ]);
  });

  it('is not resent when the newer answer shows it', async () => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    cart.chooseShipping('Express');
    cart.answerLast('setShippingMethod', withQuantity(3));
    await settle();
    expect(cart.named('setItemQuantity')).toHaveLength(1);
    expect(openEntries(cart.state())).toEqual([]);
  });

  it('sends only the last of a burst', async () => {
    const cart = await startStore();
    for (const quantity of [2, 3, 4, 5]) cart.setQuantity('1', quantity);
    cart.answerLast('setItemQuantity', withQuantity(5));
    await settle();
    expect(
      cart
        .named('setItemQuantity')
        .filter((call) => !call.aborted())
        .map(({ input }) => input),
    ).toEqual([['1', 5]]);
  });

  it('ignores an answer older than the cart on the screen', async () => {
    const cart = await startStore({ initialCart: testCart({ cartVersion: 7 }) });
    const refreshed = cart.refresh();
    cart.answerLast('getCart', testCart({ cartVersion: 6, items: [] }));
    await refreshed;
    expect(confirmedCart(cart.state())?.cartVersion).toBe(7);
  });

  it('is verified after an answer older than the cart on the screen, sent again when it was not applied, and fails then', async () => {
    const cart = await startStore({ initialCart: testCart({ cartVersion: 7 }) });
    cart.setQuantity('1', 3);
    for (const times of [1, 2]) {
      expect(cart.named('setItemQuantity')).toHaveLength(times);
      expect(rowFailures(cart)).toEqual([]);
      cart.answerLast('setItemQuantity', testCart({ cartVersion: 6 }));
      await settle();
      expect(shownQuantity(cart.state(), '1')).toBe(3);
      cart.answerLast('getCart', testCart({ cartVersion: 7 }));
      await settle();
    }
    expect(rowFailures(cart)).toHaveLength(1);
    cart.retry();
    await settle();
    cart.answerLast('setItemQuantity', withQuantity(3, { cartVersion: 8 }));
    await settle();
    expect(confirmedCart(cart.state())?.items[0]?.quantity).toBe(3);
    expect(rowFailures(cart)).toEqual([]);
  });

  it('is verified after an older answer that shows it, and refused when another tab has changed it back', async () => {
    const shipping = { ...testCart().shipping, method: 'Express' };
    for (const shown of [false, true]) {
      const cart = await startStore({ initialCart: testCart({ cartVersion: 7 }) });
      cart.chooseShipping('Express');
      cart.answerLast('setShippingMethod', testCart({ cartVersion: 6, shipping }));
      await settle();
      expect(shownShipping(cart.state())).toBe('Express');
      expect(canProceed(cart.state())).toBe(false);
      cart.answerLast('getCart', testCart({ cartVersion: 7, ...(shown && { cartVersion: 8, shipping }) }));
      await settle();
      expect(openEntries(cart.state())).toEqual([]);
      expect(shownShipping(cart.state())).toBe(shown ? 'Express' : 'Standard');
      const contents = noticesIn(cart, 'shipping').map(({ content }) => content);
      expect(contents).toEqual(shown ? [] : [{ kind: 'failure', failure: { kind: 'adjusted' } }]);
      expect(cart.seen.reported).toEqual([]);
    }
  });

  it('is verified later when an old answer could not be verified and a newer change was refused', async () => {
    const cart = await startStore();
    cart.setQuantity('1', 4);
    cart.answerLast('setItemQuantity', testCart());
    await settle();
    cart.last('getCart').fail(401);
    await settle();
    cart.setQuantity('1', 1);
    cart.last('setItemQuantity').refuse(300, { appointmentIds: ['a-t'] });
    await settle();
    expect(openEntries(cart.state())).toEqual([]);
    cart.answerLast('getCart', withQuantity(4, { cartVersion: 2 }));
    await settle();
    expect(shownQuantity(cart.state(), '1')).toBe(4);
  });

  it('is confirmed by an older answer if the cart on the screen shows it, too', async () => {
    const cart = await startStore({ initialCart: testCart({ cartVersion: 5 }) });
    cart.setQuantity('1', 3);
    const change = cart.last('setItemQuantity');
    void cart.refresh();
    cart.answerLast('getCart', withQuantity(3, { cartVersion: 7 }));
    await settle();
    change.answer(withQuantity(3, { cartVersion: 6 }));
    await settle();
    expect(openEntries(cart.state())).toEqual([]);
    expect(cart.named('getCart')).toHaveLength(1);
  });

  it('retains the objects of unchanged items', async () => {
    const cart = await startStore();
    const before = confirmedCart(cart.state())?.items;
    cart.setQuantity('1', 3);
    cart.answerLast('setItemQuantity', structuredClone(withQuantity(3)));
    await settle();
    const after = confirmedCart(cart.state())?.items;
    expect(after?.[1]).toBe(before?.[1]);
    expect(after?.[0]).not.toBe(before?.[0]);
    cart.removeItem('1');
    cart.answerLast('removeItem', structuredClone(testCart({ cartVersion: 3, items: testCart().items.slice(1) })));
    await settle();
    expect(confirmedCart(cart.state())?.items[0]).toBe(before?.[1]);
  });

  it('is announced to the other tabs', async () => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    cart.answerLast('setItemQuantity', withQuantity(3));
    await settle();
    expect(cart.seen.announced).toEqual([2]);
  });
});

describe('a ticket row', () => {
  it('reduces the quantity, and removes the item with its last ticket', async () => {
    const cart = await startStore({ initialCart: testCart({ items: [testTicket('1', 2)] }) });
    cart.removeRow('1', 0);
    expect(cart.last('setItemQuantity').input).toEqual(['1', 1]);
    expect([0, 1].map((row) => itemLoadingState(cart.state(), '1', row))).toEqual(['Started', 'Idle']);
    cart.answerLast('setItemQuantity', testCart({ cartVersion: 2, items: [testTicket('1', 1)] }));
    await settle();
    cart.removeRow('1', 0);
    expect(cart.last('removeItem').input).toEqual(['1']);
  });

  it('includes every removed row, also when the first removal has failed', async () => {
    const cart = await startStore({ initialCart: testCart({ items: [testTicket('1', 3)] }) });
    cart.removeRow('1', 0);
    cart.last('setItemQuantity').fail(500);
    await settle();
    cart.answerLast('getCart', testCart({ items: [testTicket('1', 3)] }));
    await settle();
    expect(openEntries(cart.state())).toMatchObject([{ status: { kind: 'failed' }, rows: [0] }]);
    cart.removeRow('1', 0);
    expect(cart.last('setItemQuantity').input).toEqual(['1', 2]);
    cart.removeRow('1', 2);
    expect(cart.last('setItemQuantity').input).toEqual(['1', 1]);
    expect(openEntries(cart.state())).toMatchObject([{ rows: [0, 2] }]);
  });

  it('is another one with each removal of any', async () => {
    const cart = await startStore({ initialCart: testCart({ items: [testTicket('1', 9)] }) });
    cart.removeRow('1', anyTicket);
    cart.removeRow('1', anyTicket);
    cart.removeRow('1', 2);
    cart.removeRow('1', anyTicket);
    expect(cart.last('setItemQuantity').input).toEqual(['1', 5]);
    expect(openEntries(cart.state())).toMatchObject([{ rows: [anyTicket, 2] }]);
    cart.last('setItemQuantity').fail(500);
    await settle();
    cart.answerLast('getCart', testCart({ items: [testTicket('1', 9)] }));
    await settle();
    expect(noticesIn(cart)).toMatchObject([{ retry: true }]);
  });

  it('shows a failed removal at the first row when its own row is gone', async () => {
    const cart = await startStore({ initialCart: testCart({ items: [testTicket('1', 2)] }) });
    cart.removeRow('1', 1);
    // The server applies it, but its answer is lost.
    cart.removeRow('1', 0);
    cart.last('removeItem').fail(500);
    await settle();
    cart.answerLast('getCart', testCart({ cartVersion: 2, items: [testTicket('1', 1)] }));
    await settle();
    expect(openEntries(cart.state())).toMatchObject([{ status: { kind: 'failed' }, rows: [1, 0] }]);
    expect(noticesIn(cart)).toMatchObject([{ retry: true }]);
  });

  it('stays disabled until it is gone, also when another one is removed in the meantime', async () => {
    const cart = await startStore({ initialCart: testCart({ items: [testTicket('1', 3)] }) });
    cart.removeRow('1', 0);
    cart.removeRow('1', 1);
    expect(cart.last('setItemQuantity').input).toEqual(['1', 1]);
    expect([0, 1, 2].map((row) => itemLoadingState(cart.state(), '1', row))).toEqual(['Started', 'Started', 'Idle']);
  });
});

describe('a change with an unknown outcome', () => {
  it('is verified when the shopper discards it in flight', async () => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    cart.discardItemChanges('1');
    await settle();
    expect(cart.named('getCart')).toHaveLength(1);
    cart.answerLast('getCart', testCart());
    await settle();
    expect(cart.named('getCart')).toHaveLength(1);
  });

  it('is verified again when it was discarded and the fetch fails that verifies it', async () => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    cart.last('setItemQuantity').lose();
    await settle();
    cart.discardItemChanges('1');
    cart.last('getCart').lose();
    await settle();
    expect(cart.named('getCart')).toHaveLength(2);
    cart.answerLast('getCart', withQuantity(3));
    await settle();
    expect(shownQuantity(cart.state(), '1')).toBe(3);
  });

  it('is dropped when an order has replaced its cart in the meantime, which is fetched again after its answer', async () => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    cart.hear(9);
    cart.answerLast('getCart', testCart({ cartId: 'cart-2', cartVersion: 1 }));
    await settle();
    cart.answerLast('setItemQuantity', withQuantity(2));
    await settle();
    cart.answerLast(
      'getCart',
      testCart({ cartId: 'cart-2', cartVersion: 2, items: [testItem({ id: '1', quantity: 3 })] }),
    );
    await settle();
    expect(cart.state().log).toEqual([]);
    expect(confirmedCart(cart.state())).toMatchObject({ cartId: 'cart-2', cartVersion: 2 });
  });

  it('is not sent to the cart that has replaced its own while it waited', async () => {
    const cart = await startStore();
    cart.setOnline(false);
    cart.setQuantity('1', 3);
    cart.last('setItemQuantity').lose();
    await settle();
    cart.setOnline(true);
    cart.answerLast('getCart', testCart({ cartId: 'cart-2' }));
    await settle();
    expect(cart.named('setItemQuantity')).toHaveLength(1);
    expect(openEntries(cart.state())).toEqual([]);
    expect(noticeKinds(cart)).toEqual(['replaced']);
  });

  it('goes with the cart that a login has replaced', async () => {
    const cart = await startStore();
    cart.setOnline(false);
    cart.setQuantity('1', 3);
    cart.last('setItemQuantity').lose();
    await settle();
    cart.configure(testData({ initialCart: testCart(), customerEmailHash: 'abc' }));
    cart.setOnline(true);
    cart.answerLast('getCart', testCart({ cartId: 'cart-2' }));
    await settle();
    expect(cart.named('setItemQuantity')).toHaveLength(2);
  });

  it('is not sent for another customer', async () => {
    const cart = await startStore({ initialCart: testCart(), customerEmailHash: 'abc' });
    cart.setOnline(false);
    cart.setQuantity('1', 3);
    cart.last('setItemQuantity').lose();
    await settle();
    cart.configure(testData({ initialCart: testCart(), customerEmailHash: 'def' }));
    cart.setOnline(true);
    cart.answerLast('getCart', testCart({ cartId: 'cart-2' }));
    await settle();
    expect(cart.named('setItemQuantity')).toHaveLength(1);
  });

  it('is found ten seconds after it was canceled, if it has arrived late', async () => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    cart.discardItemChanges('1');
    cart.answerLast('getCart', testCart());
    await settle();
    cart.advance(10_000);
    cart.answerLast('getCart', withQuantity(3));
    await settle();
    expect(cart.named('getCart')).toHaveLength(2);
    expect(shownQuantity(cart.state(), '1')).toBe(3);
  });

  it('is refused when its answer shows it in a cart that a login or an order has replaced in the meantime', async () => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    cart.configure(testData({ initialCart: testCart(), customerEmailHash: 'abc' }));
    cart.answerLast('getCart', testCart({ cartId: 'cart-2' }));
    await settle();
    cart.answerLast('setItemQuantity', withQuantity(3));
    await settle();
    cart.answerLast('getCart', testCart({ cartId: 'cart-2' }));
    await settle();
    expect(cart.state()).toMatchObject({
      phase: { cart: { cartId: 'cart-2' } },
      log: [{ status: { kind: 'refused', failure: { kind: 'adjusted' } } }],
    });
  });

  it('is verified when its answer is lost', async () => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    cart.last('setItemQuantity').lose();
    await settle();
    expect(openEntries(cart.state())).toMatchObject([{ status: { kind: 'verifying' } }]);
    expect(cart.named('getCart')).toHaveLength(1);
  });

  it('is paused when its answer is lost offline', async () => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    cart.setOnline(false);
    cart.last('setItemQuantity').lose();
    await settle();
    expect(openEntries(cart.state())).toMatchObject([{ status: { kind: 'paused', unconfirmed: null } }]);
    expect(cart.named('getCart')).toEqual([]);
  });
});

it('marks the row of a quantity whose appointment is gone, and discards the change', async () => {
  const cart = await startStore({ initialCart: testCart({ items: [testTicket('t', 2)] }) });
  cart.removeRow('t', 0);
  cart.last('setItemQuantity').refuse(300, { appointmentIds: ['a-t'] });
  await settle();
  expect(withOpen(cart)).toMatchObject({ failedAppointmentIds: ['a-t'], open: [] });
});

it('closes one refusal and leaves the others', async () => {
  const cart = await startStore();
  cart.chooseShipping('Express');
  cart.last('setShippingMethod').refuse(999);
  await settle();
  cart.removeCoupon();
  cart.last('removeCoupon').refuse(999);
  await settle();
  cart.dismissNotice(noticesIn(cart, 'shipping')[0]?.id ?? '');
  expect(noticesIn(cart, 'shipping')).toEqual([]);
  expect(noticesIn(cart, 'coupon')).toHaveLength(1);
});
