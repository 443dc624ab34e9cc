import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { wishlistIds } from '../../storage/registry.ts';
import type { PendingCall } from '../testing/controlled-api.ts';
import { startCustomersWishlist } from '../testing/start-wishlist.ts';
import { settle } from '../testing/test-environment.ts';
import type { WishlistEvents } from '../events/wishlist-event-details.ts';

type Intent = WishlistEvents['wishlistChange'];

const products = ['a', 'b', 'c'];
const step = fc.oneof(
  fc.record({ press: fc.constantFrom(...products) }),
  fc.record({ reply: fc.constantFrom('stored', 'stored', 'refused', 'lost before', 'lost after') }),
);

beforeEach(() => wishlistIds.remove());
afterEach(() => wishlistIds.remove());

const without = (ids: readonly string[], id: unknown) => ids.filter((each) => each !== id);

/** A server with one list. At most one call is open. */
function createServer(calls: readonly PendingCall[], ids: string[]) {
  let answered = calls.length;
  const server = {
    ids,
    hasOpenCall: () => calls.length > answered,
    async reply(how: string): Promise<void> {
      const call = calls[answered++]!;
      const [input] = call.input;
      const isApplied = how === 'stored' || how === 'lost after';
      if (isApplied && call.name === 'add') server.ids = [input as string, ...without(server.ids, input)];
      if (isApplied && call.name === 'remove') server.ids = without(server.ids, (input as string[])[0]);
      if (how === 'stored' || call.name === 'get') call.answer(server.ids);
      else if (how === 'refused') call.refuse(999);
      else call.lose();
      await settle();
    },
  };
  return server;
}

function checkEvents(changes: readonly Intent[], start: readonly string[]): readonly string[] {
  return changes.reduce((before, { productIds, added, removed }) => {
    const isIn = (id: string) => !before.includes(id);
    expect(productIds.filter(isIn)).toEqual(added === undefined ? [] : [added]);
    expect(before.filter((id) => !productIds.includes(id))).toEqual(removed === undefined ? [] : [removed]);
    expect(added === undefined || removed === undefined).toBe(true);
    return productIds;
  }, start);
}

it('dispatches exactly one event for each stored change of a customer', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), fc.subarray(products), async (steps, start) => {
      const { wishlist, state, calls, changes, errors } = await startCustomersWishlist(...start);
      const server = createServer(calls, start);
      for (const next of steps) {
        if ('press' in next) {
          const { press } = next;
          const change = state().ids.includes(press) ? wishlist.remove(press) : wishlist.add(press);
          change.catch(() => {});
        } else if (server.hasOpenCall()) await server.reply(next.reply);
      }
      const { ids: wanted } = state();
      const failed = errors().length;
      while (server.hasOpenCall()) await server.reply('stored');

      expect(checkEvents(changes() as Intent[], start)).toEqual(server.ids);
      expect(state()).toMatchObject({ ids: server.ids, pending: [] });
      if (errors().length === failed) expect(server.ids.toSorted()).toEqual(wanted.toSorted());
    }),
    { numRuns: 300 },
  );
});

it('sends one addition for three quick presses of a heart', async () => {
  const { wishlist, state, calls, changes } = await startCustomersWishlist();
  const server = createServer(calls, []);
  const presses = [wishlist.add('a'), wishlist.remove('a'), wishlist.add('a')];
  while (server.hasOpenCall()) await server.reply('stored');
  await Promise.all(presses);
  expect(calls.map(({ name }) => name)).toEqual(['get', 'add']);
  expect(changes()).toEqual([{ productIds: ['a'], added: 'a' }]);
  expect(state()).toMatchObject({ ids: ['a'], pending: [] });
});

it('dispatches an addition and a removal for two quick presses, each with the list it results in', async () => {
  const { wishlist, calls, changes } = await startCustomersWishlist('x');
  const server = createServer(calls, ['x']);
  void wishlist.add('a');
  void wishlist.remove('a');
  while (server.hasOpenCall()) await server.reply('stored');
  expect(changes()).toEqual([
    { productIds: ['a', 'x'], added: 'a' },
    { productIds: ['x'], removed: 'a' },
  ]);
});

it('leaves queued changes out of the list of an event', async () => {
  const { wishlist, calls, changes } = await startCustomersWishlist();
  const server = createServer(calls, []);
  void wishlist.add('a');
  void wishlist.add('b');
  while (server.hasOpenCall()) await server.reply('stored');
  expect(changes()).toEqual([
    { productIds: ['a'], added: 'a' },
    { productIds: ['b', 'a'], added: 'b' },
  ]);
});

it('ignores a fetched list that is older than the answer to a change', async () => {
  const { wishlist, last, state } = await startCustomersWishlist();
  void wishlist.add('a');
  void wishlist.refresh();
  last('add').answer(['a']);
  await settle();
  last('get').answer([]);
  await settle();
  expect(state().ids).toEqual(['a']);
});
