import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WishlistFullError } from '../../domain/wishlist.ts';
import { wishesWithoutRoom, wishlistIds } from '../../storage/registry.ts';
import { startWishlist } from '../testing/start-wishlist.ts';
import { settle } from '../testing/test-environment.ts';

const full = Array.from({ length: 99 }, (_, index) => `p-${index}`);
const cookie = () => wishlistIds.read() ?? [];

function clear(): void {
  wishlistIds.remove();
  wishesWithoutRoom.remove();
}
beforeEach(clear);
afterEach(clear);

/** A login with these products in the cookie, answered with a list. */
async function logIn(guests: readonly string[], customers: readonly string[]) {
  wishlistIds.write(guests);
  const started = startWishlist();
  started.wishlist.setCustomer('hash');
  await settle();
  started.last('get').answer(customers);
  await settle();
  return started;
}

describe('a full list at login', () => {
  it('leaves products that do not fit in the cookie, and reports them once', async () => {
    const { named, errors, seen, state } = await logIn(['c', 'b', 'a'], full);
    expect(named('add')).toEqual([]);
    expect(cookie()).toEqual(['c', 'b', 'a']);
    expect(state().ids).toEqual(full);
    expect(errors()).toEqual([
      {
        code: 'COUNT_EXCEEDED',
        productId: 'c',
        productIds: ['c', 'b', 'a'],
        message: 'Maximum Item Count exceeded',
      },
    ]);
    expect(seen.withoutRoom).toEqual([['c', 'b', 'a']]);
  });

  it('adds the newest products that fit', async () => {
    const { last, errors, seen } = await logIn(['c', 'b', 'a'], full.slice(1));
    expect(last('add').input).toEqual(['c']);
    last('add').answer(['c', ...full.slice(1)]);
    await settle();
    expect(cookie()).toEqual(['b', 'a']);
    expect(seen.withoutRoom).toEqual([['b', 'a']]);
    expect(errors()).toMatchObject([{ productIds: ['b', 'a'] }]);
  });

  it('is not reported again on the next page, except for new products', async () => {
    await logIn(['b', 'a'], full);
    const again = await logIn(['b', 'a'], full);
    expect(again.seen.withoutRoom).toEqual([]);
    expect(again.errors()).toEqual([]);
    const newer = await logIn(['c', 'b', 'a'], full);
    expect(newer.seen.withoutRoom).toEqual([['c', 'b', 'a']]);
  });

  it('continues the merge after a removal', async () => {
    const { wishlist, last, seen, changes, state } = await logIn(['b', 'a'], full);
    void wishlist.remove('p-0');
    last('remove').answer(full.slice(1));
    await settle();
    expect(last('add').input).toEqual(['b']);
    last('add').answer(['b', ...full.slice(1)]);
    await settle();
    expect(cookie()).toEqual(['a']);
    expect(state().ids).toEqual(['b', ...full.slice(1)]);
    expect(changes()).toEqual([{ productIds: full.slice(1), removed: 'p-0' }, { productIds: ['b', ...full.slice(1)] }]);
    expect(seen.withoutRoom).toHaveLength(1);
  });

  it('continues the merge after a removal in another tab', async () => {
    const { last, hear, advance } = await logIn(['a'], full);
    hear();
    await advance(1000);
    last('get').answer(full.slice(1));
    await settle();
    expect(last('add').input).toEqual(['a']);
  });

  it('stops the merge if the server has less room than expected', async () => {
    const { last, named, seen, state, errors } = await logIn(['b', 'a'], ['x']);
    expect(last('add').input).toEqual(['a']);
    last('add').reject(new WishlistFullError());
    await settle();
    expect(named('add')).toHaveLength(1);
    expect(cookie()).toEqual(['b', 'a']);
    expect(state()).toMatchObject({ ids: ['x'], pending: [] });
    expect(seen.withoutRoom).toEqual([['b', 'a']]);
    expect(errors()).toMatchObject([{ productIds: ['b', 'a'] }]);
  });

  it('does not merge a product that the customer has removed', async () => {
    const { wishlist, last, named } = await logIn(['a'], full);
    void wishlist.remove('p-0');
    last('remove').answer(full.slice(1));
    await settle();
    last('add').answer(['a', ...full.slice(1)]);
    await settle();
    void wishlist.remove('a');
    last('remove').answer(full.slice(1));
    await settle();
    expect(cookie()).toEqual([]);
    expect(named('add')).toHaveLength(1);
  });

  it("removes a product that the customer adds from the guest's list", async () => {
    const { wishlist, last, named } = await logIn(['b', 'a'], full);
    void wishlist.remove('p-0');
    // Before the merge continues.
    void wishlist.add('a');
    last('remove').answer(full.slice(1));
    await settle();
    expect(named('add').map(({ input }) => input[0])).toEqual(['a']);
    last('add').answer(['a', ...full.slice(1)]);
    await settle();
    expect(cookie()).toEqual(['b']);
    expect(named('add')).toHaveLength(1);
  });
});

it('does not merge a product that the customer removes before the list is loaded, even if the removal is refused', async () => {
  wishlistIds.write(['a']);
  const { wishlist, last, named } = startWishlist();
  wishlist.setCustomer('hash');
  const removed = wishlist.remove('a');
  last('get').answer([]);
  await settle();
  last('remove').refuse(999);
  await expect(removed).rejects.toThrow('999');
  expect(cookie()).toEqual([]);
  expect(named('add')).toEqual([]);
});

it('sends other changes while a product of the guest waits for another attempt', async () => {
  const { wishlist, last, named, advance } = await logIn(['new', 'broken'], []);
  for (let attempt = 0; attempt < 2; attempt++) {
    expect(last('add').input).toEqual(['broken']);
    last('add').fail(500);
    await settle();
    last('get').answer([]);
    await settle();
  }
  expect(last('add').input).toEqual(['new']);
  last('add').answer(['new']);
  await settle();
  void wishlist.add('own');
  expect(last('add').input).toEqual(['own']);
  last('add').answer(['own', 'new']);
  await settle();
  expect(cookie()).toEqual(['broken']);
  await advance(30_000);
  expect(last('add').input).toEqual(['broken']);
  expect(named('add')).toHaveLength(5);
});

describe('a product of the guest that the customer adds as well', () => {
  it('waits for the answer to the merge in flight, and is reported as added', async () => {
    const { wishlist, last, named, changes } = await logIn(['a'], []);
    let isStored = false;
    const added = wishlist.add('a').then(() => (isStored = true));
    await settle();
    expect(isStored).toBe(false);
    last('add').answer(['a']);
    await added;
    expect(named('add')).toHaveLength(1);
    expect(changes()).toEqual([{ productIds: ['a'], added: 'a' }]);
    expect(cookie()).toEqual([]);
  });

  it('is refused with the merge in flight, and stays in the cookie', async () => {
    const { wishlist, last, errors } = await logIn(['a'], []);
    const added = wishlist.add('a');
    last('add').refuse(999);
    await expect(added).rejects.toThrow('999');
    expect(errors()).toMatchObject([{ code: 'FAILED', productId: 'a' }]);
    expect(cookie()).toEqual(['a']);
  });

  it('stays in the cookie until it is stored when it replaces a queued merge', async () => {
    const { wishlist, last, named } = await logIn(['a', 'first'], []);
    const added = wishlist.add('a');
    last('add').answer(['first']);
    await settle();
    last('add').refuse(999);
    await expect(added).rejects.toThrow('999');
    expect(named('add').map(({ input }) => input[0])).toEqual(['first', 'a']);
    expect(cookie()).toEqual(['a']);
  });
});

it("merges the guest's products once the answer to a change replaces a failed fetch", async () => {
  wishlistIds.write(['a']);
  const { wishlist, last, state } = startWishlist();
  wishlist.setCustomer('hash');
  last('get').fail(500);
  await settle();
  void wishlist.add('b');
  last('add').answer(['b']);
  await settle();
  expect(state()).toMatchObject({ ids: ['a', 'b'], pending: ['a'] });
  last('add').answer(['a', 'b']);
  await settle();
  expect(cookie()).toEqual([]);
});
