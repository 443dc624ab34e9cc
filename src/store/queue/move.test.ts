import { describe, expect, it } from 'vitest';
import { NetworkError } from '../../api/errors.ts';
import { ItemOfflineError, WishlistFullError } from '../../domain/wishlist.ts';
import { anyTicket, isBeingRemoved, itemLoadingState } from '../cart/cart-selectors.ts';
import type { Move } from '../intents/intent.ts';
import { move } from '../intents/item.ts';
import { rowFailures, startStore } from '../testing/start-store.ts';
import { testCart, testData, testItem, testTicket } from '../testing/test-cart.ts';
import { settle } from '../testing/test-environment.ts';
import { openEntries, settledEntries } from '../intents/entry.ts';

const without1 = testCart({ cartVersion: 2, items: [testItem({ id: '2' })] });

/** An addition to the wishlist that the test settles. */
function open() {
  let succeed!: () => void;
  const outcome = new Promise<void>((resolve) => (succeed = resolve));
  return { outcome, succeed };
}

describe('moveToWishlist', () => {
  it('adds the product to the wishlist first, then removes the item from the cart', async () => {
    const store = await startStore();
    const addition = open();
    store.wishlist.add = () => addition.outcome;
    store.moveToWishlist('1', null);
    await settle();
    expect(store.seen.wishlisted).toEqual(['p-1']);
    expect(store.named('removeItem')).toEqual([]);
    expect(isBeingRemoved(store.state(), '1')).toBe(true);
    expect(itemLoadingState(store.state(), '1')).toBe('Started');

    addition.succeed();
    await settle();
    expect(store.last('removeItem').input).toEqual(['1']);
    store.answerLast('removeItem', without1);
    await settle();
    const [settled] = settledEntries(store.state());
    expect(settled).toMatchObject({ status: { kind: 'confirmed' }, intent: { kind: 'move' } });
    expect(settled && move.confirmation?.(settled.intent as Move, without1, 'https://shop.example/')).toEqual({
      text: '„Erlebnis 1“ liegt jetzt auf deiner Wunschliste.',
      duration: 8000,
      link: { text: 'Zur Wunschliste', href: 'https://shop.example/wishlist' },
    });
    expect(store.seen.undone).toEqual([]);
  });

  it('leaves the item in the cart until the end of a pause that another request has started', async () => {
    const store = await startStore();
    const addition = open();
    store.wishlist.add = () => addition.outcome;
    store.moveToWishlist('1', null);
    await settle();
    void store.refresh();
    await settle();
    store.last('getCart').refuse(0, { status: 429, retryAfterSeconds: 7 });
    await settle();
    addition.succeed();
    await settle();
    expect(store.named('removeItem')).toEqual([]);
    store.advance(7000);
    await settle();
    expect(store.last('removeItem').input).toEqual(['1']);
  });

  it.each([
    [3, 'setItemQuantity', ['t', 2]],
    [1, 'removeItem', ['t']],
  ])('removes one of %i tickets from the cart with %s', async (quantity, name, input) => {
    const store = await startStore({ initialCart: testCart({ items: [testTicket('t', quantity)] }) });
    store.moveToWishlist('t', 0);
    await settle();
    expect(store.last(name).input).toEqual(input);
  });

  it('counts tickets that are moved one after the other, and shares their wishlist entry', async () => {
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
  ])('removes a ticket once when its %s has failed and its %s is clicked', async (first, second, undone) => {
    const tickets = testCart({ items: [testTicket('t', 3)] });
    const store = await startStore({ initialCart: tickets });
    const click = { heart: () => store.moveToWishlist('t', 0), bin: () => store.removeRow('t', 0) };
    click[first]();
    await settle();
    store.last('setItemQuantity').lose();
    await settle();
    store.answerLast('getCart', tickets);
    await settle();
    expect(openEntries(store.state())).toMatchObject([{ status: { kind: 'failed' } }]);

    click[second]();
    await settle();
    expect(store.named('setItemQuantity').map(({ input }) => input)).toEqual([
      ['t', 2],
      ['t', 2],
    ]);
    const kind = second === 'heart' ? 'move' : 'quantity';
    expect(openEntries(store.state())).toMatchObject([{ intent: { kind }, rows: [0] }]);
    // A removed ticket must not stay on the wishlist.
    expect(store.seen.undone).toHaveLength(undone);
  });

  it('stays a move when any tickets are removed, too', async () => {
    const store = await startStore({ initialCart: testCart({ items: [testTicket('t', 9)] }) });
    store.moveToWishlist('t', 0);
    store.removeRow('t', anyTicket);
    store.removeRow('t', anyTicket);
    expect(openEntries(store.state())).toMatchObject([{ intent: { kind: 'move', left: 6 } }]);
  });

  it('leaves the cart unchanged when the wishlist is full, and shows that at no row', async () => {
    const store = await startStore();
    store.wishlist.add = () => Promise.reject(new WishlistFullError());
    store.moveToWishlist('1', null);
    await settle();
    expect(store.named('removeItem')).toEqual([]);
    expect(settledEntries(store.state())).toMatchObject([
      { status: { kind: 'refused', failure: { kind: 'wishlistFull' } } },
    ]);
    expect(rowFailures(store)).toEqual([]);
    store.advance(1000);
    expect(settledEntries(store.state())).toEqual([]);
  });

  it('shows at the row that a product is no longer sold', async () => {
    const store = await startStore();
    store.wishlist.add = () => Promise.reject(new ItemOfflineError());
    store.moveToWishlist('1', null);
    await settle();
    expect(rowFailures(store)).toEqual([{ kind: 'itemOffline' }]);
  });

  it('can be retried when the answer of the wishlist is lost', async () => {
    const store = await startStore();
    store.wishlist.add = () => Promise.reject(new NetworkError('lost'));
    store.moveToWishlist('1', null);
    await settle();
    store.answerLast('getCart', testCart());
    await settle();
    expect(rowFailures(store)).toEqual([{ kind: 'connection' }]);
    store.wishlist.add = () => Promise.resolve();
    store.retry();
    await settle();
    store.answerLast('getCart', testCart());
    await settle();
    expect(store.named('removeItem')).toHaveLength(1);
    expect(store.seen.wishlisted).toEqual(['p-1', 'p-1']);
  });

  it.each(['before', 'after'])(
    'leaves the product in one of the two when the answer is lost %s the removal',
    async (when) => {
      const store = await startStore();
      store.moveToWishlist('1', null);
      await settle();
      store.last('removeItem').lose();
      await settle();
      store.answerLast('getCart', when === 'after' ? without1 : testCart());
      await settle();
      expect(openEntries(store.state())).toHaveLength(when === 'after' ? 0 : 1);
      expect(store.seen.undone).toEqual([]);
      if (when === 'after') return;
      store.discardItemChanges('1');
      await settle();
      expect(store.seen.undone).toEqual(['p-1']);
    },
  );

  it('undoes the entry when the shopper discards a move that was started twice', async () => {
    const store = await startStore();
    store.moveToWishlist('1', null);
    await settle();
    store.last('removeItem').lose();
    await settle();
    store.answerLast('getCart', testCart());
    await settle();
    // The product is already on the wishlist, so the second addition has nothing to undo.
    store.wishlist.add = () => Promise.resolve();
    store.moveToWishlist('1', null);
    await settle();
    expect(store.seen.undone).toEqual([]);
    store.discardItemChanges('1');
    await settle();
    store.answerLast('getCart', testCart());
    await settle();
    expect(store.seen.undone).toEqual(['p-1']);
  });

  it('undoes the entry of a discarded move whose cart is removed from the page and put back', async () => {
    const store = await startStore();
    store.moveToWishlist('1', null);
    await settle();
    store.discardItemChanges('1');
    store.store.stop();
    store.store.start();
    store.answerLast('getCart', testCart());
    await settle();
    expect(store.seen.undone).toEqual(['p-1']);
  });

  it('undoes only the entry of the discarded one of two moves', async () => {
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

  it('retains the entry of a moved ticket while other tickets of its item stay', async () => {
    const store = await startStore({ initialCart: testCart({ items: [testTicket('t', 3)] }) });
    store.moveToWishlist('t', 0);
    await settle();
    store.answerLast('setItemQuantity', testCart({ cartVersion: 2, items: [testTicket('t', 2)] }));
    await settle();
    expect(store.state()).toMatchObject({ log: [{ status: { kind: 'confirmed' } }] });
    expect(store.seen.undone).toEqual([]);
  });

  it('retains the entry when the cart is gone', async () => {
    const store = await startStore();
    store.moveToWishlist('1', null);
    await settle();
    store.last('removeItem').refuse(0, { status: 404 });
    await settle();
    store.last('getCart').refuse(0, { status: 404 });
    await settle();
    expect(store.state()).toMatchObject({ phase: { kind: 'failed' } });
    expect(openEntries(store.state())).toEqual([]);
    expect(store.seen.undone).toEqual([]);
  });

  it('retains the entry when the page switches to another shop', async () => {
    const store = await startStore();
    store.moveToWishlist('1', null);
    await settle();
    const elsewhere = testData({ initialCart: testCart({ cartId: 'cart-2', items: [] }) });
    store.store.actions.configure({ ...elsewhere, baseUrl: 'https://other.example/' });
    await settle();
    expect(openEntries(store.state())).toEqual([]);
    expect(store.seen.undone).toEqual([]);
  });

  it('undoes the entry when the shop refuses the removal', async () => {
    const store = await startStore();
    store.moveToWishlist('1', null);
    await settle();
    store.last('removeItem').refuse(999);
    await settle();
    expect(store.seen.undone).toEqual(['p-1']);
  });

  it.each([
    ['retains the entry when the next cart does not have the item', () => without1, []],
    ['undoes the entry when the next cart has the item as well', () => testCart({ cartVersion: 3 }), ['p-1']],
  ])('%s, after an answer that still had it', async (_, second, undone) => {
    const store = await startStore();
    store.moveToWishlist('1', null);
    await settle();
    store.answerLast('removeItem', testCart({ cartVersion: 2 }));
    await settle();
    expect(store.seen.undone).toEqual([]);
    store.answerLast('getCart', second());
    await settle();
    expect(store.seen.undone).toEqual(undone);
    expect(openEntries(store.state())).toEqual([]);
  });

  it('undoes the entry when the shopper changes the quantity instead', async () => {
    const store = await startStore();
    store.moveToWishlist('1', null);
    await settle();
    store.setQuantity('1', 3);
    await settle();
    expect(store.last('setItemQuantity').input).toEqual(['1', 3]);
    // The canceled request may have removed the item.
    expect(store.seen.undone).toEqual([]);
    store.answerLast('setItemQuantity', testCart({ cartVersion: 2, items: [testItem({ id: '1', quantity: 3 })] }));
    await settle();
    expect(store.seen.undone).toEqual(['p-1']);
  });

  it('undoes the entry at once when the shopper removes the item instead', async () => {
    const store = await startStore();
    store.moveToWishlist('1', null);
    await settle();
    store.removeItem('1');
    await settle();
    expect(store.seen.undone).toEqual(['p-1']);
  });

  it.each<[string, (store: Awaited<ReturnType<typeof startStore>>) => void]>([
    ['changes the quantity', (store) => store.setQuantity('1', 3)],
    ['discards the move', (store) => store.discardItemChanges('1')],
  ])('retains the entry if the item is already gone when the shopper %s', async (_, act) => {
    const store = await startStore();
    store.moveToWishlist('1', null);
    await settle();
    act(store);
    await settle();
    if (store.named('setItemQuantity').length > 0) store.last('setItemQuantity').refuse(0, { status: 404 });
    await settle();
    store.answerLast('getCart', without1);
    await settle();
    expect(openEntries(store.state())).toEqual([]);
    expect(store.seen.undone).toEqual([]);
  });

  it('adds nothing once the move is given up', async () => {
    const store = await startStore();
    const list = open();
    store.wishlist.add = async (_, mayAdd) => {
      await list.outcome;
      if (mayAdd(true)) store.seen.wishlisted.push('added');
    };
    store.moveToWishlist('1', null);
    await settle();
    store.discardItemChanges('1');
    list.succeed();
    await settle();
    store.answerLast('getCart', testCart());
    await settle();
    expect(store.seen).toMatchObject({ wishlisted: ['p-1'], undone: [] });
  });

  it('adds the product again after an interruption, since the entry may be gone', async () => {
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

  it('emits cartEmptied without a reload, which would remove the snackbar', async () => {
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
