import { describe, expect, it } from 'vitest';
import type { Cart } from '../../domain/cart.ts';
import { buildAppointment, buildPackaging } from '../../test-support/cart-builders.ts';
import { noticeKinds, startStore } from '../testing/start-store.ts';
import { testCart, testItem, testTicket } from '../testing/test-cart.ts';
import { settle } from '../testing/test-environment.ts';
import { openEntries } from '../intents/entry.ts';

let version = 1;
const next = (items: Cart['items']) => testCart({ cartVersion: ++version, items });

/** A store whose wishlist does not add again what is on it. */
async function start(items: Cart['items']) {
  const store = await startStore({ initialCart: next(items), canAddItems: true });
  store.lines.load = () => Promise.resolve();
  const wishes = new Set<string>();
  store.wishlist.add = async (productId, mayAdd) => {
    if (!wishes.has(productId) && mayAdd(true)) wishes.add(productId);
  };
  store.wishlist.takeOff = async (productId) => void wishes.delete(productId);
  return {
    ...store,
    wishes: () => [...wishes],
    removed: () => store.state().removed.toSorted((first, second) => first.id - second.id),
    async answer(name: string, items: Cart['items']) {
      await settle();
      store.answerLast(name, next(items));
      await settle();
      store.advance(0);
      await settle();
    },
    /** The call fails without effect. */
    async fail(name: string, items: Cart['items']) {
      await settle();
      store.last(name).fail(503);
      await this.answer('getCart', items);
    },
  };
}

const other = testItem({ id: '2' });
const tickets = (quantity: number, id = 't') => [other, { ...testTicket('t', quantity), id }];

describe('a ticket that is removed while another one is moved to the wishlist', () => {
  it('leaves the product on the wishlist', async () => {
    const store = await start(tickets(2));
    store.moveToWishlist('t', 0);
    await settle();
    store.removeRow('t', 1);
    await store.answer('removeItem', [other]);
    expect(openEntries(store.state())).toEqual([]);
    expect(store.wishes()).toEqual(['p-t']);
  });

  it('leaves the product on the wishlist without a network', async () => {
    const store = await start(tickets(3));
    store.setOnline(false);
    store.moveToWishlist('t', 0);
    await settle();
    store.last('setItemQuantity').lose();
    await settle();
    store.removeRow('t', 1);
    store.setOnline(true, true);
    await store.answer('setItemQuantity', tickets(1));
    expect(store.wishes()).toEqual(['p-t']);
  });

  async function startWithFailedMove() {
    const store = await start(tickets(3));
    store.moveToWishlist('t', 0);
    await store.fail('setItemQuantity', tickets(3));
    return store;
  }

  it('retries a move that has failed', async () => {
    const store = await startWithFailedMove();
    store.removeRow('t', 1);
    await settle();
    expect(store.last('setItemQuantity').input).toEqual(['t', 1]);
    await store.answer('setItemQuantity', tickets(1));
    expect(store.wishes()).toEqual(['p-t']);
  });

  it('replaces the move of the same ticket', async () => {
    const store = await startWithFailedMove();
    store.removeRow('t', 0);
    await store.answer('setItemQuantity', tickets(2));
    expect(store.wishes()).toEqual([]);
  });
});

describe('a ticket that is removed after another one could not be put back', () => {
  it('leaves the other one on the wishlist', async () => {
    const store = await start(tickets(2));
    store.moveToWishlist('t', 0);
    await store.answer('setItemQuantity', tickets(1));
    store.removed()[0]?.undo();
    await store.fail('setItemQuantity', tickets(1));
    store.removeRow('t', 0);
    await store.answer('removeItem', [other]);
    expect(store.wishes()).toEqual(['p-t']);
  });
});

it('two moved tickets that are put back, the newest first, leave the wishlist', async () => {
  const store = await start(tickets(3));
  store.moveToWishlist('t', 0);
  await store.answer('setItemQuantity', tickets(2));
  store.moveToWishlist('t', 0);
  await store.answer('setItemQuantity', tickets(1));
  store.removed()[1]?.undo();
  await store.answer('setItemQuantity', tickets(2));
  expect(store.wishes()).toEqual(['p-t']);
  store.removed()[0]?.undo();
  await store.answer('setItemQuantity', tickets(3));
  expect(store.removed()).toEqual([]);
  expect(store.wishes()).toEqual([]);
});

it('the line of the first ticket stays when the second one is put back twice', async () => {
  const store = await start(tickets(2));
  store.removeRow('t', 0);
  await store.answer('setItemQuantity', tickets(1));
  for (const [id, added] of [
    ['t', 'u'],
    ['u', 'v'],
  ] as const) {
    store.removeRow(id, 0);
    await store.answer('removeItem', [other]);
    store.removed().at(-1)?.undo();
    await store.answer('addItem', tickets(1, added));
    expect(store.removed()).toMatchObject([{ of: added }]);
  }
});

it('the page reloads when the line of the last ticket is gone, and then that of an earlier one', async () => {
  const store = await start([testTicket('t', 2)]);
  store.removeRow('t', 0);
  await store.answer('setItemQuantity', [testTicket('t', 1)]);
  store.removeRow('t', 0);
  await store.answer('removeItem', []);
  const [earlier, last] = store.removed();
  last?.hide();
  expect(store.seen.reloads).toBe(0);
  earlier?.hide();
  expect(noticeKinds(store)).toEqual([]);
  expect(store.eventNames()).toContain('cartEmptied');
  expect(store.seen.reloads).toBe(1);
});

describe('of two items of the same product', () => {
  it('a ticket without an appointment id is not put back as a ticket of another date', async () => {
    const on = (id: string, date: string) => {
      const appointment = buildAppointment({ appointmentId: '', reservationId: `r-${id}`, date });
      return testItem({ id, product: other.product, appointment });
    };
    const [first, second] = [on('a', '2027-01-01T10:00:00Z'), on('b', '2027-02-02T10:00:00Z')];
    const store = await start([first, second]);
    store.removeItem('a');
    await store.answer('removeItem', [second]);
    expect(store.removed()).toMatchObject([{ undoKey: null }]);
  });

  describe('in two packagings', () => {
    const pdf = testItem({ id: '1', selectedPackaging: buildPackaging('Pdf') });
    const box = testItem({ id: '9', product: pdf.product, selectedPackaging: buildPackaging('Box') });
    const boxes = (quantity: number) => ({ ...box, quantity });

    async function withoutPdf() {
      const store = await start([pdf, box]);
      store.removeItem('1');
      await store.answer('removeItem', [box]);
      return store;
    }

    it('both are put back one after the other, each with its quantity and packaging', async () => {
      const store = await start([pdf, boxes(2), other]);
      store.removeItem('1');
      await store.answer('removeItem', [boxes(2), other]);
      store.removeItem('9');
      await store.answer('removeItem', [other]);
      for (const { undo } of store.removed()) undo();
      await store.answer('addItem', [other, { ...pdf, id: '10' }]);
      expect(store.named('addItem')).toHaveLength(2);
      expect(store.last('addItem').input).toContain(2);
      await store.answer('addItem', [other, { ...pdf, id: '10' }, { ...boxes(2), id: '11' }]);
      expect(openEntries(store.state())).toEqual([]);
      expect(store.removed()).toEqual([]);
    });

    it('one is put back although the shopper wants more of the other', async () => {
      const store = await withoutPdf();
      store.removed()[0]?.undo();
      await settle();
      store.setQuantity('9', 2);
      await store.answer('addItem', [box, { ...pdf, id: '10' }]);
      await store.answer('setItemQuantity', [boxes(2), { ...pdf, id: '10' }]);
      expect(store.named('addItem')).toHaveLength(1);
      expect(openEntries(store.state())).toEqual([]);
      expect(store.removed()).toEqual([]);
    });
  });
});
