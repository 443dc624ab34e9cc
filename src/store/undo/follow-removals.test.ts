import { describe, expect, it } from 'vitest';
import type { Cart } from '../../domain/cart.ts';
import { anyTicket, canProceed } from '../cart/cart-selectors.ts';
import { noticesAt } from '../cart/notices.ts';
import { noticeKinds, startStore } from '../testing/start-store.ts';
import { buildOption, buildPackaging, price } from '../../test-support/cart-builders.ts';
import { testCart, testItem, testTicket } from '../testing/test-cart.ts';
import { settle } from '../testing/test-environment.ts';
import { openEntries, settledEntries } from '../intents/entry.ts';
import { slotOf } from '../intents/definitions.ts';

const voucher = (id: string): Cart['vouchers'][number] => ({
  id,
  balance: { amount: 10, currencyCode: 'EUR' },
  deductedAtPurchase: { amount: 10, currencyCode: 'EUR' },
});

let version = 1;
/** The next version of a cart. */
const next = (changes: Partial<Cart>) => testCart({ cartVersion: ++version, ...changes });

async function start(initial: Partial<Cart> = {}, canAddItems = true) {
  const store = await startStore({ initialCart: testCart({ cartVersion: ++version, ...initial }), canAddItems });
  store.lines.load = () => Promise.resolve();
  return {
    ...store,
    removed: () => store.state().removed,
    texts: () => store.state().removed.map(({ text }) => text),
    async answer(name: string, changes: Partial<Cart>) {
      await settle();
      store.answerLast(name, next(changes));
      await settle();
      store.advance(0);
      await settle();
    },
  };
}

const [one, two] = [testItem({ id: '1', quantity: 3 }), testItem({ id: '2' })];

/** A cart of two items without its first one. */
async function withoutFirst(canAddItems = true) {
  const store = await start({ items: [one, two] }, canAddItems);
  store.removeItem('1');
  await store.answer('removeItem', { items: [two] });
  return store;
}

describe('followRemovals', () => {
  it('says what was removed and where, once that is confirmed', async () => {
    const store = await start({ items: [one, two] });
    store.removeItem('2');
    await settle();
    expect(store.removed()).toEqual([]);
    await store.answer('removeItem', { items: [one] });
    expect(store.removed()).toMatchObject([
      { at: 'items', of: '2', text: '„Erlebnis 2“ wurde entfernt', name: 'Erlebnis 2', isUndoing: false },
    ]);
    expect(store.state().order?.items).toEqual(['1', '2']);
  });

  it.each([
    [
      'a voucher',
      { vouchers: [voucher('GS-1'), voucher('GS-2')] },
      (store: Awaited<ReturnType<typeof start>>) => store.removeVoucher('GS-2'),
      'removeVoucher',
      { vouchers: [voucher('GS-1')] },
      { at: 'vouchers', of: 'GS-2', text: 'Gutschein GS-2 wurde entfernt', undoKey: null },
    ],
    [
      'a code',
      { coupon: { code: 'WILLKOMMEN10' } },
      (store: Awaited<ReturnType<typeof start>>) => store.removeCoupon(),
      'removeCoupon',
      { coupon: null },
      { at: 'coupon', of: '', text: 'Rabattcode WILLKOMMEN10 wurde entfernt', undoKey: 'coupon' },
    ],
    [
      'a code that the friends discount replaces',
      { coupon: { code: 'SOMMER' } },
      (store: Awaited<ReturnType<typeof start>>) => store.removeCoupon(),
      'removeCoupon',
      { coupon: { code: 'FRIENDS' } },
      { at: 'coupon', of: '', text: 'Rabattcode SOMMER wurde entfernt', undoKey: 'coupon' },
    ],
    [
      'one of several tickets',
      { items: [two, testTicket('t', 3)] },
      (store: Awaited<ReturnType<typeof start>>) => store.removeRow('t', 1),
      'setItemQuantity',
      { items: [two, testTicket('t', 2)] },
      { at: 'items', of: 't', row: 1, text: 'Ein Ticket für „Erlebnis t“ wurde entfernt', undoKey: 'item:t' },
    ],
    [
      'an item that was moved to the wishlist',
      { items: [one, two] },
      (store: Awaited<ReturnType<typeof start>>) => store.moveToWishlist('1', null),
      'removeItem',
      { items: [two] },
      { at: 'items', of: '1', text: '„Erlebnis 1“ ist nicht mehr im Warenkorb', undoKey: 'addition:1' },
    ],
    [
      'one of several tickets that was moved to the wishlist',
      { items: [two, testTicket('t', 3)] },
      (store: Awaited<ReturnType<typeof start>>) => store.moveToWishlist('t', 1),
      'setItemQuantity',
      { items: [two, testTicket('t', 2)] },
      { at: 'items', of: 't', row: 1, text: 'Ein Ticket für „Erlebnis t“ wurde entfernt', undoKey: 'item:t' },
    ],
  ])('replaces %s', async (_, initial, act, call, after, line) => {
    const store = await start(initial);
    act(store);
    await store.answer(call, after);
    expect(store.removed()).toMatchObject([line]);
  });

  it('puts back one ticket although the shop has given the others a new id', async () => {
    const store = await start({ items: [two, testTicket('t', 3)] });
    store.removeRow('t', 1);
    await store.answer('setItemQuantity', { items: [two, { ...testTicket('t', 2), id: 'u' }] });
    expect(store.texts()).toEqual(['Ein Ticket für „Erlebnis t“ wurde entfernt']);
    store.removed()[0]?.undo();
    await settle();
    expect(store.last('setItemQuantity').input).toEqual(['u', 3]);
  });

  it('says nothing about what another tab or the shop has removed, or what was refused', async () => {
    const store = await withoutFirst();
    store.removed()[0]?.hide();
    void store.refresh();
    await store.answer('getCart', { items: [one] });
    expect(store.removed()).toEqual([]);
    store.removeItem('1');
    await settle();
    store.last('removeItem').refuse(500);
    await settle();
    expect(store.removed()).toEqual([]);
  });

  it.each([
    ['shows the item again', { items: [one, two] }],
    ['has the product again', { items: [two, { ...one, id: '9' }] }],
    ['is another one', { cartId: 'cart-9', items: [two] }],
  ])('drops the line when a refetched cart %s', async (_, after) => {
    const store = await withoutFirst();
    void store.refresh();
    await store.answer('getCart', after);
    expect(store.removed()).toEqual([]);
  });

  it('remembers the places of removed items while others come and go', async () => {
    const items = ['a', 'b', 'c', 'd'].map((id) => testItem({ id }));
    const without = (...ids: string[]) => items.filter(({ id }) => !ids.includes(id));
    const store = await start({ items });
    store.removeItem('c');
    await store.answer('removeItem', { items: without('c') });
    store.removeItem('b');
    await store.answer('removeItem', { items: without('b', 'c') });
    void store.refresh();
    const [e, f, g] = ['e', 'f', 'g'].map((id) => testItem({ id }));
    await store.answer('getCart', { items: [e!, items[0]!, f!, items[3]!, g!] });
    expect(store.state().order?.items).toEqual(['e', 'a', 'b', 'c', 'f', 'd', 'g']);
  });

  it.each([
    ['from the bottom', [2, 1, 0], [2, 1, 0], [0, 0, 0]],
    ['from the top', [0, 0, 0], [0, 1, 2], [0, 0, 0]],
    ['the middle one first', [1, 0, 1], [1, 0, 2], [0, 0, 1]],
  ])('keeps the lines of tickets in the order of their rows: %s', async (_, rows, order, left) => {
    const store = await start({ items: [testTicket('t', 4)] });
    const ids: number[] = [];
    for (const [index, row] of rows.entries()) {
      store.removeRow('t', row);
      await store.answer('setItemQuantity', { items: [testTicket('t', 3 - index)] });
      ids.push(Math.max(...store.removed().map(({ id }) => id)));
    }
    expect(store.removed().map(({ id }) => ids.indexOf(id))).toEqual(order);
    expect(store.removed().map(({ row }) => row)).toEqual(left);
  });

  it('leaves one line for all tickets that were removed without a row', async () => {
    const store = await start({ items: [testTicket('t', 30)] });
    store.removeRow('t', anyTicket);
    store.removeRow('t', anyTicket);
    await store.answer('setItemQuantity', { items: [testTicket('t', 28)] });
    store.removeRow('t', anyTicket);
    await store.answer('setItemQuantity', { items: [testTicket('t', 27)] });
    expect(store.removed()).toMatchObject([{ text: '3 Tickets für „Erlebnis t“ wurden entfernt' }]);
    store.removed()[0]?.undo();
    await store.answer('setItemQuantity', { items: [testTicket('t', 30)] });
    expect(store.last('setItemQuantity').input).toEqual(['t', 30]);
    expect(store.removed()).toEqual([]);
    store.removeRow('t', anyTicket);
    await store.answer('setItemQuantity', { items: [testTicket('t', 29)] });
    expect(store.removed()).toMatchObject([{ text: 'Ein Ticket für „Erlebnis t“ wurde entfernt' }]);
  });

  it('leaves no line when its code cannot be loaded', async () => {
    const store = await start({ items: [one, two] });
    store.lines.load = () => Promise.reject(new Error('offline'));
    store.removeItem('1');
    await store.answer('removeItem', { items: [two] });
    expect(settledEntries(store.state())).toMatchObject([{ status: { kind: 'confirmed' } }]);
    expect(store.removed()).toEqual([]);
  });

  it('delays the answer by a second at most while its code is loading', async () => {
    const store = await start({ items: [one, two] });
    store.lines.load = () => new Promise(() => {});
    store.removeItem('1');
    await store.answer('removeItem', { items: [two] });
    expect(openEntries(store.state())).toHaveLength(1);
    store.advance(1000);
    await settle();
    expect(openEntries(store.state())).toEqual([]);
    expect(canProceed(store.state())).toBe(true);
  });
});

describe('undo', () => {
  it('puts an item back with the quantity that was chosen just before its removal', async () => {
    const store = await start({ items: [one, two] });
    store.setQuantity('1', 5);
    store.removeItem('1');
    await store.answer('removeItem', { items: [two] });
    store.removed()[0]?.undo();
    await settle();
    expect(store.last('addItem').input).toEqual(['p-1', 5]);
    // For the next page, if this one is left before the answer.
    expect(store.seen.tracked.at(-1)).toMatchObject({ changed: { id: '1' } });
  });

  it('does not put a code back into the cart that follows an ordered one', async () => {
    const store = await start({ coupon: { code: 'SOMMER' } });
    store.removeCoupon();
    await store.answer('removeCoupon', { coupon: null });
    store.removed()[0]?.undo();
    store.last('addCoupon').lose();
    await store.answer('getCart', { cartId: 'cart-2', coupon: null });
    expect(openEntries(store.state())).toEqual([]);
  });

  it('puts an item back with its quantity, packaging and design, once', async () => {
    const packed = {
      ...one,
      selectedPackaging: buildPackaging('GiftBox', 'g-8'),
      availablePackagingOptions: [buildOption('GiftBox', 'g-7')],
    };
    const store = await start({ items: [packed, two] });
    store.removeItem('1');
    await store.answer('removeItem', { items: [two] });
    store.removed()[0]?.undo();
    store.removed()[0]?.undo();
    await settle();
    expect(store.named('addItem').map(({ input }) => input)).toEqual([['p-1', 3, 'GiftBox', 'g-8']]);
    expect(store.removed()).toMatchObject([{ isUndoing: true }]);
    await store.answer('addItem', { items: [two, { ...packed, id: '3' }] });
    expect(store.removed()).toEqual([]);
    expect(openEntries(store.state())).toEqual([]);
  });

  it('returns an item to its place, wherever the shop puts it', async () => {
    const items = ['a', 'b', 'c'].map((id) => testItem({ id }));
    const [a, b, c] = items as [(typeof items)[0], (typeof items)[0], (typeof items)[0]];
    const store = await start({ items });
    store.removeItem('b');
    await store.answer('removeItem', { items: [a, c] });
    store.removeItem('c');
    await store.answer('removeItem', { items: [a] });
    store
      .removed()
      .find(({ of }) => of === 'c')
      ?.undo();
    await store.answer('addItem', { items: [a, { ...c, id: 'c2' }] });
    store.removed()[0]?.undo();
    const back = { ...b, id: 'b2' };
    await store.answer('addItem', { items: [a, { ...c, id: 'c2' }, back] });
    expect(store.removed()).toEqual([]);
    expect(store.state().order?.items).toEqual(['a', 'b2', 'c2']);
    void store.refresh();
    await store.answer('getCart', { items: [back, a, { ...c, id: 'c2' }] });
    expect(store.state().order?.items).toEqual(['a', 'b2', 'c2']);
  });

  it('requests what the shop has left out', async () => {
    const packed = {
      ...one,
      selectedPackaging: buildPackaging('GiftBox', 'g-8'),
      availablePackagingOptions: [buildOption('GiftBox', 'g-7')],
    };
    const store = await start({ items: [packed, two] });
    store.removeItem('1');
    await store.answer('removeItem', { items: [two] });
    store.removed()[0]?.undo();
    const bare = { ...packed, id: '3', quantity: 1, selectedPackaging: buildPackaging('Pdf') };
    await store.answer('addItem', { items: [two, bare] });
    expect(openEntries(store.state()).map(({ intent }) => slotOf(intent))).toEqual(['item:3', 'packaging:3']);
    await store.answer('setItemPackaging', { items: [two, { ...packed, id: '3', quantity: 1 }] });
    await store.answer('setItemQuantity', { items: [two, { ...packed, id: '3' }] });
    expect(openEntries(store.state())).toEqual([]);
  });

  it('leaves what another page has added of the same item', async () => {
    const store = await withoutFirst();
    store.removed()[0]?.undo();
    await store.answer('addItem', { items: [two, { ...one, id: '3', quantity: one.quantity + 2 }] });
    expect(openEntries(store.state())).toEqual([]);
  });

  it('is not offered for items unless the shop can add them', async () => {
    const store = await withoutFirst(false);
    expect(store.removed()).toMatchObject([{ undoKey: null }]);
    store.removed()[0]?.undo();
    expect(openEntries(store.state())).toEqual([]);
  });

  it('applies a code again', async () => {
    const store = await start({ coupon: { code: 'WILLKOMMEN10' } }, false);
    store.removeCoupon();
    await store.answer('removeCoupon', { coupon: null });
    store.removed()[0]?.undo();
    await settle();
    expect(store.last('addCoupon').input).toEqual(['WILLKOMMEN10', null]);
    await store.answer('addCoupon', { coupon: { code: 'WILLKOMMEN10' } });
    expect(store.removed()).toEqual([]);
  });

  it('raises the quantity of tickets by each one that is put back', async () => {
    const store = await start({ items: [testTicket('t', 3)] }, false);
    store.removeRow('t', 0);
    store.removeRow('t', 2);
    await store.answer('setItemQuantity', { items: [testTicket('t', 1)] });
    expect(store.removed().map(({ row }) => row)).toEqual([0, 1]);
    store.removed()[0]?.undo();
    await settle();
    expect(store.last('setItemQuantity').input).toEqual(['t', 2]);
    store.removed()[1]?.undo();
    await settle();
    expect(store.last('setItemQuantity').input).toEqual(['t', 3]);
    await store.answer('setItemQuantity', { items: [testTicket('t', 3)] });
    expect(store.removed()).toEqual([]);
  });

  it('removes the last ticket while another could not be put back', async () => {
    const store = await start({ items: [testTicket('t', 2)] }, false);
    store.removeRow('t', 0);
    await store.answer('setItemQuantity', { items: [testTicket('t', 1)] });
    store.removed()[0]?.undo();
    await settle();
    store.last('setItemQuantity').fail(503);
    await settle();
    store.last('getCart').answer(next({ items: [testTicket('t', 1)] }));
    await settle();
    store.removeRow('t', 0);
    await settle();
    expect(store.last('removeItem').input).toEqual(['t']);
  });

  it('retains the other lines of the same tickets', async () => {
    const store = await start({ items: [testTicket('t', 3)] }, false);
    store.removeRow('t', 0);
    await store.answer('setItemQuantity', { items: [testTicket('t', 2)] });
    store.removeRow('t', 0);
    await store.answer('setItemQuantity', { items: [testTicket('t', 1)] });
    store.removed()[1]?.undo();
    await store.answer('setItemQuantity', { items: [testTicket('t', 2)] });
    expect(store.removed()).toHaveLength(1);
    void store.refresh();
    await store.answer('getCart', { items: [testTicket('t', 3)] });
    expect(store.removed()).toEqual([]);
  });

  describe('of two tickets whose item is gone', () => {
    const added = (quantity: number) => [two, { ...testTicket('t', quantity), id: 'u' }];

    async function undoneTogether() {
      const store = await start({ items: [testTicket('t', 2), two] });
      store.removeRow('t', 0);
      await store.answer('setItemQuantity', { items: [testTicket('t', 1), two] });
      store.removeRow('t', 0);
      await store.answer('removeItem', { items: [two] });
      for (const { undo } of store.removed()) undo();
      await settle();
      expect(store.named('addItem')).toHaveLength(1);
      expect(store.last('addItem').aborted()).toBe(false);
      expect(store.removed()).toMatchObject([{ isUndoing: true }, { isUndoing: true }]);
      return store;
    }

    it('adds the second one to the first, once the shop has put that one back', async () => {
      const store = await undoneTogether();
      await store.answer('addItem', { items: added(1) });
      expect(store.removed()).toMatchObject([{ of: 'u', isUndoing: true }]);
      expect(store.last('setItemQuantity').input).toEqual(['u', 2]);
      await store.answer('setItemQuantity', { items: added(2) });
      expect(store.removed()).toEqual([]);
      expect(store.named('addItem')).toHaveLength(1);
    });

    it('puts both back when the first one, which has failed, is sent again', async () => {
      const store = await undoneTogether();
      store.last('addItem').lose();
      await store.answer('getCart', { items: [two] });
      store.retry();
      await store.answer('getCart', { items: [two] });
      await store.answer('addItem', { items: added(1) });
      expect(store.last('setItemQuantity').input).toEqual(['u', 2]);
    });

    it('sends a failed one again when the other one is pressed', async () => {
      const store = await start({ items: [testTicket('t', 2), two] });
      store.removeRow('t', 0);
      await store.answer('setItemQuantity', { items: [testTicket('t', 1), two] });
      store.removeRow('t', 0);
      await store.answer('removeItem', { items: [two] });
      store.removed()[0]?.undo();
      await settle();
      store.last('addItem').lose();
      await store.answer('getCart', { items: [two] });
      store.removed()[1]?.undo();
      await store.answer('getCart', { items: [two] });
      expect(store.named('addItem')).toHaveLength(2);
      expect(store.last('addItem').input).toEqual(['p-t', 1, 'a-t']);
    });

    it('offers to put the second one back when the shop refuses the first', async () => {
      const store = await undoneTogether();
      store.last('addItem').refuse(0, { status: 422, category: 'external_error' });
      await settle();
      expect(store.removed()).toMatchObject([{ isUndoing: false }, { isUndoing: false }]);
    });
  });

  it('takes the wish of a move back, once the item is in the cart again', async () => {
    const store = await start({ items: [one, two] });
    store.moveToWishlist('1', null);
    await store.answer('removeItem', { items: [two] });
    store.removed()[0]?.undo();
    await settle();
    expect(store.seen.undone).toEqual([]);
    await store.answer('addItem', { items: [two, { ...one, id: '3' }] });
    expect(store.seen.undone).toEqual(['p-1']);
  });

  it.each([
    ['removed', 'removeRow', []],
    ['moved to the wishlist, where it stays', 'moveToWishlist', ['p-t', 'p-t', 'p-t']],
  ] as const)('leaves one ticket while the last one is being %s', async (_, remove, wishlisted) => {
    const store = await start({ items: [two, testTicket('t', 2)] });
    store[remove]('t', 0);
    await store.answer('setItemQuantity', { items: [two, testTicket('t', 1)] });
    store.setOnline(false);
    store[remove]('t', 0);
    await settle();
    store.last('removeItem').lose();
    await settle();
    store.removed()[0]?.undo();
    store.setOnline(true, true);
    await settle();
    expect(store.seen.wishlisted).toEqual(wishlisted);
    expect(store.last('setItemQuantity').input).toEqual(['t', 1]);
    await store.answer('setItemQuantity', { items: [two, testTicket('t', 1)] });
    expect(store.removed()).toEqual([]);
    expect(store.seen.undone).toEqual([]);
  });

  it('shows at the line why the shop refuses it, and can be pressed again', async () => {
    const store = await withoutFirst();
    store.removed()[0]?.undo();
    await settle();
    store.last('addItem').refuse(0, { status: 422, category: 'external_error' });
    await settle();
    expect(noticesAt(store.state(), 'addition:1')).toMatchObject([{ content: { kind: 'failure' } }]);
    expect(store.removed()).toMatchObject([{ isUndoing: false, noticeTarget: 'addition:1' }]);
    store.removed()[0]?.undo();
    await settle();
    expect(store.named('addItem')).toHaveLength(2);
  });

  it('can be retried when its answer is lost', async () => {
    const store = await withoutFirst();
    store.removed()[0]?.undo();
    await settle();
    store.last('addItem').lose();
    await store.answer('getCart', { items: [two] });
    expect(noticesAt(store.state(), 'addition:1')).toMatchObject([{ retry: true }]);
    expect(store.removed()).toMatchObject([{ isUndoing: true }]);
    store.retry();
    await settle();
    expect(store.named('addItem')).toHaveLength(2);
  });

  it('is dropped when another cart replaces the one of the removal', async () => {
    const store = await withoutFirst();
    store.removed()[0]?.undo();
    await settle();
    store.last('addItem').lose();
    await store.answer('getCart', { cartId: 'cart-9', items: [two] });
    expect(store.removed()).toEqual([]);
    expect(openEntries(store.state())).toEqual([]);
    expect(canProceed(store.state())).toBe(true);
  });

  it('waits for the network, and then happens once', async () => {
    const store = await withoutFirst();
    store.setOnline(false);
    store.removed()[0]?.undo();
    await settle();
    store.last('addItem').lose();
    await settle();
    expect(noticesAt(store.state(), 'addition:1')).toMatchObject([
      { content: { failure: { kind: 'offline', waiting: true } } },
    ]);
    store.setOnline(true);
    await store.answer('getCart', { items: [two] });
    expect(store.named('addItem')).toHaveLength(2);
  });

  it('is not sent again when the lost answer has put the item back', async () => {
    const store = await withoutFirst();
    store.removed()[0]?.undo();
    await settle();
    store.last('addItem').lose();
    await store.answer('getCart', { items: [two, { ...one, id: '3' }] });
    expect(store.named('addItem')).toHaveLength(1);
    expect(store.removed()).toEqual([]);
    expect(openEntries(store.state())).toEqual([]);
  });

  it('is not canceled by the next change, which follows it', async () => {
    const store = await withoutFirst();
    store.removed()[0]?.undo();
    await settle();
    store.setQuantity('2', 2);
    await settle();
    expect(store.last('addItem').aborted()).toBe(false);
    expect(store.named('setItemQuantity')).toEqual([]);
    await store.answer('addItem', { items: [two, { ...one, id: '3' }] });
    expect(store.named('setItemQuantity')).toHaveLength(1);
    expect(store.named('addItem')).toHaveLength(1);
  });

  describe('canceled by a retry', () => {
    async function interrupted() {
      const store = await withoutFirst();
      store.removed()[0]?.undo();
      await settle();
      store.retry();
      await settle();
      expect(store.named('addItem')).toHaveLength(1);
      return store;
    }

    it('is not sent again when a fetch shows that it was applied', async () => {
      const store = await interrupted();
      await store.answer('getCart', { items: [two, { ...one, id: '3' }] });
      expect(store.named('addItem')).toHaveLength(1);
      expect(store.removed()).toEqual([]);
    });

    it('is sent again when a fetch shows that it was not', async () => {
      const store = await interrupted();
      await store.answer('getCart', { items: [two] });
      expect(store.named('addItem')).toHaveLength(2);
    });

    it('waits for a retry when the fetch fails, which fetches again', async () => {
      const store = await interrupted();
      for (const _ of ['that of the retry', 'that of the undo']) {
        store.last('getCart').fail(500);
        await settle();
      }
      expect(noticesAt(store.state(), 'addition:1')).toMatchObject([{ retry: true }]);
      store.retry();
      await store.answer('getCart', { items: [two, { ...one, id: '3' }] });
      expect(store.named('addItem')).toHaveLength(1);
      expect(store.removed()).toEqual([]);
    });
  });

  it('says after a while that it takes long', async () => {
    const store = await withoutFirst();
    store.removed()[0]?.undo();
    store.advance(3000);
    expect(noticesAt(store.state(), 'addition:1')).toMatchObject([{ content: { kind: 'slow' } }]);
  });
});

describe('removing the last item', () => {
  async function withoutLast(canAddItems = true) {
    const store = await start({ items: [one], coupon: { code: 'X' } }, canAddItems);
    store.removeItem('1');
    await store.answer('removeItem', { items: [] });
    return store;
  }

  it('reloads the page at once if it cannot be undone', async () => {
    const store = await withoutLast(false);
    expect(store.seen.reloads).toBe(1);
    expect(store.removed()).toEqual([]);
  });

  it('reloads the page after its line is gone', async () => {
    const store = await withoutLast();
    expect(store.eventNames()).not.toContain('cartEmptied');
    expect(store.seen.reloads).toBe(0);
    store.removed()[0]?.hide();
    expect(store.eventNames()).toContain('cartEmptied');
    expect(store.seen.reloads).toBe(1);
  });

  it('reloads the page after its line is gone although another change was confirmed in the meantime', async () => {
    const store = await start({ items: [one] });
    store.chooseShipping('Express');
    store.removeItem('1');
    await store.answer('removeItem', { items: [] });
    await store.answer('setShippingMethod', { items: [], shipping: { method: 'Express', price: price(0) } });
    store.removed()[0]?.hide();
    expect(noticeKinds(store)).toEqual([]);
    expect(store.seen.reloads).toBe(1);
  });

  it('does not reload the page if it is undone', async () => {
    const store = await withoutLast();
    store.removed()[0]?.undo();
    await store.answer('addItem', { items: [{ ...one, id: '3' }] });
    expect(store.removed()).toEqual([]);
    expect(store.eventNames()).not.toContain('cartEmptied');
    expect(store.seen.reloads).toBe(0);
  });
});
