import { describe, expect, it } from 'vitest';
import { NetworkError } from '../../api/errors.ts';
import { ItemOfflineError, WishlistFullError } from '../../domain/wishlist.ts';
import { isBeingRemoved, itemLoadingState } from '../cart-selectors.ts';
import type { UndoAdd } from './move-to-wishlist.ts';
import { rowFailures, startStore } from '../testing/start-store.ts';
import { testCart, testData, testItem, testTicket } from '../testing/test-cart.ts';
import { settle } from '../testing/test-environment.ts';

const without1 = testCart({ cartVersion: 2, items: [testItem({ id: '2' })] });

/** A wish whose outcome is the test's. */
function open() {
  let kept!: (takeBack: UndoAdd) => void;
  let failed!: (error: Error) => void;
  const outcome = new Promise<UndoAdd>((...settlers) => ([kept, failed] = settlers));
  return { outcome, kept, failed };
}

describe('moveToWishlist', () => {
  it('puts the product on the wishlist first, then takes the item out of the cart', async () => {
    const store = await startStore();
    const wish = open();
    store.wishlist.add = () => wish.outcome;
    store.moveToWishlist('1', null);
    await settle();
    expect(store.seen.wishlisted).toEqual(['p-1']);
    expect(store.named('removeItem')).toEqual([]);
    expect(isBeingRemoved(store.state(), '1')).toBe(true);
    expect(itemLoadingState(store.state(), '1')).toBe('Started');

    wish.kept(() => void store.seen.undone.push('p-1'));
    await settle();
    expect(store.last('removeItem').input).toEqual(['1']);
    store.answerLast('removeItem', without1);
    await settle();
    const [settled] = store.state().settledChanges;
    expect(settled).toMatchObject({ result: 'confirmed', change: { kind: 'move' } });
    expect(settled?.change.confirmation?.(without1, 'https://shop.example/')).toEqual({
      text: '„Erlebnis 1“ liegt jetzt auf deiner Wunschliste.',
      duration: 8000,
      link: { text: 'Zur Wunschliste', href: 'https://shop.example/wishlist' },
    });
    expect(store.seen.undone).toEqual([]);
  });

  it.each([
    [3, 'setItemQuantity', ['t', 2]],
    [1, 'removeItem', ['t']],
  ])('takes one of %i tickets out of the cart with %s', async (quantity, name, input) => {
    const store = await startStore({ initialCart: testCart({ items: [testTicket('t', quantity)] }) });
    store.moveToWishlist('t', 0);
    await settle();
    expect(store.last(name).input).toEqual(input);
  });

  it('counts tickets that are moved one after the other, and wishes once', async () => {
    const store = await startStore({ initialCart: testCart({ items: [testTicket('t', 3)] }) });
    store.moveToWishlist('t', 0);
    store.moveToWishlist('t', 1);
    await settle();
    expect(store.last('setItemQuantity').input).toEqual(['t', 1]);
    expect(store.seen.undone).toEqual([]);
  });

  it.each<['heart' | 'bin', 'heart' | 'bin', number]>([
    ['heart', 'heart', 0],
    ['heart', 'bin', 1],
    ['bin', 'heart', 0],
  ])('takes a ticket whose %s has failed out once with its %s', async (first, second, takenBack) => {
    const tickets = testCart({ items: [testTicket('t', 3)] });
    const store = await startStore({ initialCart: tickets });
    const click = { heart: () => store.moveToWishlist('t', 0), bin: () => store.removeRow('t', 0) };
    click[first]();
    await settle();
    store.last('setItemQuantity').lose();
    await settle();
    store.answerLast('getCart', tickets);
    await settle();
    expect(store.state().pendingChanges).toMatchObject([{ status: { kind: 'failed' } }]);

    click[second]();
    await settle();
    expect(store.named('setItemQuantity').map(({ input }) => input)).toEqual([
      ['t', 2],
      ['t', 2],
    ]);
    const kind = second === 'heart' ? 'move' : 'quantity';
    expect(store.state().pendingChanges).toMatchObject([{ change: { kind }, rows: [0] }]);
    // What only leaves the cart leaves the wishlist, too.
    expect(store.seen.undone).toHaveLength(takenBack);
  });

  it('leaves the cart alone when the wishlist is full, which no row tells', async () => {
    const store = await startStore();
    store.wishlist.add = () => Promise.reject(new WishlistFullError());
    store.moveToWishlist('1', null);
    await settle();
    expect(store.named('removeItem')).toEqual([]);
    expect(store.state().settledChanges).toMatchObject([{ result: 'refused', failure: { kind: 'wishlistFull' } }]);
    expect(rowFailures(store)).toEqual([]);
    store.advance(1000);
    expect(store.state().settledChanges).toEqual([]);
  });

  it('tells at the row of a product that is no longer sold', async () => {
    const store = await startStore();
    store.wishlist.add = () => Promise.reject(new ItemOfflineError());
    store.moveToWishlist('1', null);
    await settle();
    expect(rowFailures(store)).toEqual([{ kind: 'itemOffline' }]);
  });

  it('can be tried again when the wish was lost', async () => {
    const store = await startStore();
    store.wishlist.add = () => Promise.reject(new NetworkError('lost'));
    store.moveToWishlist('1', null);
    await settle();
    store.answerLast('getCart', testCart());
    await settle();
    expect(rowFailures(store)).toEqual([{ kind: 'connection' }]);
    store.wishlist.add = () => Promise.resolve(() => {});
    store.retry();
    await settle();
    store.answerLast('getCart', testCart());
    await settle();
    expect(store.named('removeItem')).toHaveLength(1);
    expect(store.seen.wishlisted).toEqual(['p-1', 'p-1']);
  });

  it.each(['before', 'after'])('ends in one place when the answer is lost %s the removal', async (when) => {
    const store = await startStore();
    store.moveToWishlist('1', null);
    await settle();
    store.last('removeItem').lose();
    await settle();
    store.answerLast('getCart', when === 'after' ? without1 : testCart());
    await settle();
    expect(store.state().pendingChanges).toHaveLength(when === 'after' ? 0 : 1);
    expect(store.seen.undone).toEqual([]);
    if (when === 'after') return;
    // The shopper gives it up.
    store.discardItemChanges('1');
    await settle();
    expect(store.seen.undone).toEqual(['p-1']);
  });

  it('takes the wish back when the shopper gives up a move that was asked for twice', async () => {
    const store = await startStore();
    store.moveToWishlist('1', null);
    await settle();
    store.last('removeItem').lose();
    await settle();
    store.answerLast('getCart', testCart());
    await settle();
    // The product is on the wishlist, so that there is nothing to take back for a second wish.
    store.wishlist.add = () => Promise.resolve(() => {});
    store.moveToWishlist('1', null);
    await settle();
    expect(store.seen.undone).toEqual([]);
    store.discardItemChanges('1');
    await settle();
    store.answerLast('getCart', testCart());
    await settle();
    expect(store.seen.undone).toEqual(['p-1']);
  });

  it('takes back only the wish that was given up when two items are moved', async () => {
    const store = await startStore();
    store.moveToWishlist('1', null);
    store.moveToWishlist('2', null);
    await settle();
    store.discardItemChanges('1');
    await settle();
    store.answerLast('removeItem', testCart({ cartVersion: 2, items: [testItem({ id: '1' })] }));
    await settle();
    expect(store.seen.undone).toEqual(['p-1']);
  });

  it('takes a wish back before another cart of the page looks for it', async () => {
    const [store, other] = [await startStore(), await startStore()];
    const wish = open();
    store.wishlist.add = () => wish.outcome;
    store.moveToWishlist('1', null);
    await settle();
    other.moveToWishlist('1', null);
    store.retry();
    store.discardItemChanges('1');
    await settle();
    store.answerLast('getCart', testCart());
    await settle();

    let isBack!: () => void;
    wish.kept(() => new Promise<void>((back) => (isBack = back)));
    await settle();
    expect(other.seen.wishlisted).toEqual([]);
    isBack();
    await settle();
    expect(other.seen.wishlisted).toEqual(['p-1']);
    expect(store.seen.wishlisted).toEqual(['p-1']);
  });

  it('keeps the wish of a ticket that has left the cart, where others of its kind stay', async () => {
    const store = await startStore({ initialCart: testCart({ items: [testTicket('t', 3)] }) });
    store.moveToWishlist('t', 0);
    await settle();
    store.answerLast('setItemQuantity', testCart({ cartVersion: 2, items: [testTicket('t', 2)] }));
    await settle();
    expect(store.state()).toMatchObject({ pendingChanges: [], settledChanges: [{ result: 'confirmed' }] });
    expect(store.seen.undone).toEqual([]);
  });

  it('keeps the wish when the cart is gone', async () => {
    const store = await startStore();
    store.moveToWishlist('1', null);
    await settle();
    store.last('removeItem').refuse(0, { status: 404 });
    await settle();
    store.last('getCart').refuse(0, { status: 404 });
    await settle();
    expect(store.state()).toMatchObject({ phase: { kind: 'failed' }, pendingChanges: [] });
    expect(store.seen.undone).toEqual([]);
  });

  it('keeps the wish when the page shows the cart of another shop', async () => {
    const store = await startStore();
    store.moveToWishlist('1', null);
    await settle();
    const elsewhere = testData({ initialCart: testCart({ cartId: 'cart-2', items: [] }) });
    store.store.actions.configure({ ...elsewhere, baseUrl: 'https://other.example/' });
    await settle();
    expect(store.state().pendingChanges).toEqual([]);
    expect(store.seen.undone).toEqual([]);
  });

  it('takes the wish back when the shop keeps the item in the cart', async () => {
    const store = await startStore();
    store.moveToWishlist('1', null);
    await settle();
    store.last('removeItem').refuse(999);
    await settle();
    expect(store.seen.undone).toEqual(['p-1']);
  });

  it.each([
    ['keeps the wish when a second look finds the item gone', () => without1, []],
    ['takes the wish back when a second look finds the item, too', () => testCart({ cartVersion: 3 }), ['p-1']],
  ])('%s, though the answer to its removal had it', async (_, second, takenBack) => {
    const store = await startStore();
    store.moveToWishlist('1', null);
    await settle();
    store.answerLast('removeItem', testCart({ cartVersion: 2 }));
    await settle();
    expect(store.seen.undone).toEqual([]);
    store.answerLast('getCart', second());
    await settle();
    expect(store.seen.undone).toEqual(takenBack);
    expect(store.state().pendingChanges).toEqual([]);
  });

  it('takes the wish back when the shopper wants another quantity instead', async () => {
    const store = await startStore();
    store.moveToWishlist('1', null);
    await settle();
    store.setQuantity('1', 3);
    await settle();
    expect(store.last('setItemQuantity').input).toEqual(['1', 3]);
    // The cancelled request may have taken the item out.
    expect(store.seen.undone).toEqual([]);
    store.answerLast('setItemQuantity', testCart({ cartVersion: 2, items: [testItem({ id: '1', quantity: 3 })] }));
    await settle();
    expect(store.seen.undone).toEqual(['p-1']);
  });

  it('takes the wish back at once when the shopper throws the item away instead', async () => {
    const store = await startStore();
    store.moveToWishlist('1', null);
    await settle();
    store.removeItem('1');
    await settle();
    expect(store.seen.undone).toEqual(['p-1']);
  });

  it.each<[string, (store: Awaited<ReturnType<typeof startStore>>) => void]>([
    ['wants another quantity', (store) => store.setQuantity('1', 3)],
    ['gives the move up', (store) => store.discardItemChanges('1')],
  ])('keeps the wish when the item is gone already as the shopper %s', async (_, act) => {
    const store = await startStore();
    store.moveToWishlist('1', null);
    await settle();
    act(store);
    await settle();
    if (store.named('setItemQuantity').length > 0) store.last('setItemQuantity').refuse(0, { status: 404 });
    await settle();
    store.answerLast('getCart', without1);
    await settle();
    expect(store.state().pendingChanges).toEqual([]);
    expect(store.seen.undone).toEqual([]);
  });

  it('puts the product on the list anew only when an earlier move has taken it off', async () => {
    const store = await startStore();
    let keep: (takeBack: () => void) => void = () => {};
    store.wishlist.add = () => new Promise((kept) => (keep = kept));
    store.moveToWishlist('1', null);
    await settle();
    store.setQuantity('1', 3);
    await settle();
    store.answerLast('setItemQuantity', testCart({ cartVersion: 2, items: [testItem({ id: '1', quantity: 3 })] }));
    await settle();
    store.moveToWishlist('1', null);
    await settle();
    expect(store.seen.wishlisted).toEqual(['p-1']);
    keep(() => {
      expect(store.seen.wishlisted).toEqual(['p-1']);
      store.seen.undone.push('p-1');
    });
    await settle();
    expect(store.seen).toMatchObject({ wishlisted: ['p-1', 'p-1'], undone: ['p-1'] });
    keep(() => {});
  });

  it('sees to the wish again when another change comes in between, since it may be gone', async () => {
    const store = await startStore();
    store.moveToWishlist('1', null);
    await settle();
    store.chooseShipping('Express');
    await settle();
    store.answerLast(
      'setShippingMethod',
      testCart({ cartVersion: 2, shipping: { method: 'Express', price: testCart().total } }),
    );
    await settle();
    expect(store.named('removeItem')).toHaveLength(2);
    expect(store.seen.wishlisted).toEqual(['p-1', 'p-1']);
  });

  it('tells that the cart is empty, without a reload that would take the snackbar away', async () => {
    const store = await startStore({ initialCart: testCart({ items: [testItem({ id: '1' })] }) });
    store.moveToWishlist('1', null);
    await settle();
    store.answerLast('removeItem', testCart({ cartVersion: 2, items: [] }));
    await settle();
    expect(store.eventNames()).toContain('cartEmptied');
    expect(store.seen.tracked.at(-1)).toEqual({ emptied: true });
    expect(store.seen.reloads).toBe(0);
  });
});
