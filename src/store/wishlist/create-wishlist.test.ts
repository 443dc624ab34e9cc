import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { InvalidResponseError } from '../../api/errors.ts';
import { WishlistFullError } from '../../domain/wishlist.ts';
import { wishlistIds } from '../../storage/registry.ts';
import { startCustomersWishlist, startWishlist } from '../testing/start-wishlist.ts';
import { settle } from '../testing/test-environment.ts';

const full = Array.from({ length: 99 }, (_, index) => `p-${index}`);
const cookie = () => wishlistIds.read() ?? [];
const bodies = (calls: readonly { readonly input: readonly unknown[] }[]) => calls.map(({ input }) => input[0]);

beforeEach(() => wishlistIds.remove());
afterEach(() => wishlistIds.remove());

describe("a guest's wishlist", () => {
  it('is stored in the cookie, newest first, and dispatches an event for every change', async () => {
    const { wishlist, calls, changes, seen, state } = startWishlist();
    await wishlist.add('a');
    await wishlist.add('b');
    await wishlist.remove('a');
    expect(cookie()).toEqual(['b']);
    expect(state().ids).toEqual(['b']);
    expect(changes()).toEqual([
      { productIds: ['a'], added: 'a' },
      { productIds: ['b', 'a'], added: 'b' },
      { productIds: ['b'], removed: 'a' },
    ]);
    expect(seen.announced).toBe(3);
    expect(calls).toEqual([]);
  });

  it('moves a listed product to the front when it is added again', async () => {
    wishlistIds.write(['a', 'b']);
    const { wishlist } = startWishlist();
    await wishlist.add('b');
    expect(cookie()).toEqual(['b', 'a']);
  });

  it('refuses the 100th product', async () => {
    wishlistIds.write(full);
    const { wishlist, errors, changes } = startWishlist();
    await expect(wishlist.add('new')).rejects.toThrow('Maximum Item Count exceeded');
    expect(errors()).toEqual([{ code: 'COUNT_EXCEEDED', productId: 'new', message: 'Maximum Item Count exceeded' }]);
    expect(changes()).toEqual([]);
    await wishlist.add('p-50');
    expect(cookie()).toHaveLength(99);
    expect(cookie()[0]).toBe('p-50');
  });

  it('follows other tabs, and loses none of their products', async () => {
    const { wishlist, hear, advance, state, changes } = startWishlist();
    wishlistIds.write(['theirs']);
    hear();
    await advance(0);
    expect(state().ids).toEqual(['theirs']);
    expect(changes()).toEqual([{ productIds: ['theirs'] }]);
    // This write is not announced.
    wishlistIds.write(['newer', 'theirs']);
    await wishlist.add('ours');
    expect(cookie()).toEqual(['ours', 'newer', 'theirs']);
  });
});

describe("a customer's wishlist", () => {
  it('is fetched once, and stored on the server', async () => {
    const { wishlist, named, last, state, changes } = await startCustomersWishlist('a');
    await Promise.all([wishlist.load(), wishlist.load()]);
    expect(named('get')).toHaveLength(1);
    expect(state()).toMatchObject({ ids: ['a'], isLoaded: true, isCustomers: true });

    const added = wishlist.add('b');
    expect(state()).toMatchObject({ ids: ['b', 'a'], pending: ['b'] });
    expect(last('add')).toMatchObject({ input: ['b'] });
    expect(changes()).toEqual([]);
    last('add').answer(['b', 'a']);
    await added;

    const removed = wishlist.remove('a');
    expect(last('remove').input).toEqual([['a']]);
    last('remove').answer(['b']);
    await removed;
    expect(state()).toMatchObject({ ids: ['b'], pending: [] });
    expect(changes()).toEqual([
      { productIds: ['b', 'a'], added: 'b' },
      { productIds: ['b'], removed: 'a' },
    ]);
    expect(cookie()).toEqual([]);
  });

  it('is fetched again if it was fetched before the answer to an earlier change', async () => {
    const { wishlist, hear, advance, named, last, state } = await startCustomersWishlist();
    void wishlist.add('ours');
    hear();
    await advance(1000);
    last('get').answer(['theirs', 'ours']);
    await settle();
    last('add').answer(['ours']);
    await settle();
    const fetches = named('get').length;
    await advance(1000);
    expect(named('get')).toHaveLength(fetches + 1);
    last('get').answer(['theirs', 'ours']);
    await settle();
    expect(state().ids).toEqual(['theirs', 'ours']);
  });

  it('sends changes one at a time, in their order', async () => {
    const { wishlist, named, state } = await startCustomersWishlist();
    void wishlist.add('a');
    void wishlist.add('b');
    expect(bodies(named('add'))).toEqual(['a']);
    named('add')[0]!.answer(['a']);
    await settle();
    expect(bodies(named('add'))).toEqual(['a', 'b']);
    expect(state().ids).toEqual(['b', 'a']);
  });

  it('sends nothing for a queued change that is undone', async () => {
    const { wishlist, calls, last, state } = await startCustomersWishlist();
    void wishlist.add('a');
    const b = wishlist.add('b');
    const notB = wishlist.remove('b');
    last('add').answer(['a']);
    await Promise.all([b, notB]);
    await settle();
    expect(calls.map(({ name }) => name)).toEqual(['get', 'add']);
    expect(state().ids).toEqual(['a']);
  });

  it('undoes a change in flight after its answer', async () => {
    const { wishlist, last, state } = await startCustomersWishlist();
    void wishlist.add('a');
    const removed = wishlist.remove('a');
    expect(state().ids).toEqual([]);
    last('add').answer(['a']);
    await settle();
    last('remove').answer([]);
    await removed;
    expect(state()).toMatchObject({ ids: [], pending: [] });
  });

  it('names the product of a change in flight even if a fetched list has it already', async () => {
    const { wishlist, last, changes } = await startCustomersWishlist('a');
    const removed = wishlist.remove('a');
    const refreshed = wishlist.refresh();
    last('get').answer([]);
    await refreshed;
    last('remove').answer([]);
    await removed;
    expect(changes()).toEqual([{ productIds: [], removed: 'a' }]);
  });

  it('is fetched again if the answer to a change overtakes a fetched list', async () => {
    const { wishlist, named, last, advance, state } = await startCustomersWishlist('a');
    const added = wishlist.add('b');
    const refreshed = wishlist.refresh();
    last('add').answer(['b', 'a']);
    await added;
    // It has what another device has added since, or is older than the change.
    last('get').answer(['theirs', 'b', 'a']);
    await refreshed;
    expect(state().ids).toEqual(['b', 'a']);
    const fetched = named('get').length;
    await advance(1000);
    expect(named('get')).toHaveLength(fetched + 1);
    last('get').answer(['theirs', 'b', 'a']);
    await settle();
    expect(state().ids).toEqual(['theirs', 'b', 'a']);
    await advance(5000);
    expect(named('get')).toHaveLength(fetched + 1);
  });

  it.each([
    ['is refused', 'add'],
    ['is refused', 'remove'],
  ] as const)('undoes a change that %s: %s', async (_, change) => {
    const { wishlist, calls, state, errors } = await startCustomersWishlist('a');
    const changed = wishlist[change](change === 'add' ? 'b' : 'a');
    calls.at(-1)!.refuse(999);
    await expect(changed).rejects.toThrow('999');
    expect(state()).toMatchObject({ ids: ['a'], pending: [] });
    expect(errors()).toMatchObject([{ code: 'FAILED' }]);
  });

  it("rejects with the server's WishlistFullError", async () => {
    const { wishlist, last, state } = await startCustomersWishlist('a');
    const added = wishlist.add('b');
    last('add').reject(new WishlistFullError());
    await expect(added).rejects.toThrow('Maximum Item Count exceeded');
    expect(state().ids).toEqual(['a']);
  });

  it('sends nothing when it is full', async () => {
    const { wishlist, named, errors } = await startCustomersWishlist(...full);
    await expect(wishlist.add('new')).rejects.toThrow('Maximum Item Count exceeded');
    expect(named('add')).toEqual([]);
    expect(errors()).toHaveLength(1);
  });

  it('reports a product that is no longer sold', async () => {
    const { wishlist, last, errors } = await startCustomersWishlist();
    const added = wishlist.add('gone');
    last('add').refuse(404, { status: 404 });
    await expect(added).rejects.toThrow('Item went offline');
    expect(errors()).toEqual([{ code: 'ITEM_OFFLINE', productId: 'gone', message: 'Item went offline' }]);
  });

  it('removes a product that the shop no longer knows if its list does not have it', async () => {
    const { wishlist, last, state, errors } = await startCustomersWishlist('gone', 'a');
    const removed = wishlist.remove('gone');
    last('remove').refuse(404, { status: 404 });
    await settle();
    last('get').answer(['a']);
    await removed;
    expect(state()).toMatchObject({ ids: ['a'], pending: [] });
    expect(errors()).toEqual([]);
  });

  it('fetches the list after a lost answer, and reports the change if it was applied', async () => {
    const { wishlist, last, state, changes } = await startCustomersWishlist();
    const added = wishlist.add('a');
    last('add').lose();
    await settle();
    last('get').answer(['a']);
    await added;
    expect(state()).toMatchObject({ ids: ['a'], pending: [] });
    expect(changes()).toEqual([{ productIds: ['a'], added: 'a' }]);
  });

  it('resends a lost change once, then undoes it', async () => {
    const { wishlist, last, named, state, seen } = await startCustomersWishlist('x');
    const added = wishlist.add('a');
    for (let attempt = 0; attempt < 2; attempt++) {
      last('add').lose();
      await settle();
      last('get').answer(['x']);
      await settle();
    }
    await expect(added).rejects.toThrow('lost');
    expect(named('add')).toHaveLength(2);
    expect(state().ids).toEqual(['x']);
    expect(seen.reported).toHaveLength(2);
  });

  it('sends a change that is made offline, and sends it again when the network is back if it is lost', async () => {
    const { wishlist, named, last, setOnline, state } = await startCustomersWishlist();
    setOnline(false);
    const added = wishlist.add('a');
    await settle();
    void wishlist.add('b');
    last('add').lose();
    await settle();
    expect(named('add').map(({ input }) => input)).toEqual([['a'], ['b']]);
    last('add').lose();
    await settle();
    expect(state()).toMatchObject({ ids: ['b', 'a'], pending: ['a', 'b'] });
    setOnline(true);
    await settle();
    last('add').answer(['a']);
    await settle();
    last('add').answer(['b', 'a']);
    await added;
    expect(named('add')).toHaveLength(4);
  });

  it('holds back a change whose answer is lost with the network', async () => {
    const { wishlist, last, setOnline, state, errors } = await startCustomersWishlist();
    const added = wishlist.add('a');
    last('add').lose();
    await settle();
    setOnline(false);
    last('get').lose();
    await settle();
    expect(state()).toMatchObject({ ids: ['a'], pending: ['a'] });
    expect(errors()).toEqual([]);
    setOnline(true);
    await settle();
    last('add').answer(['a']);
    await added;
  });

  it('is stored in the cookie if the session has expired when a lost change is verified', async () => {
    const { wishlist, last, state } = await startCustomersWishlist('x');
    const added = wishlist.add('a');
    last('add').lose();
    await settle();
    last('get').refuse(0, { status: 401 });
    await added;
    expect(cookie()).toEqual(['a']);
    expect(state()).toMatchObject({ ids: ['a'], isCustomers: false });
  });

  it('rejects a removal that the expired session has prevented', async () => {
    const { wishlist, last } = await startCustomersWishlist('x');
    const removed = wishlist.remove('x');
    last('remove').refuse(0, { status: 401 });
    await expect(removed).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
  });

  it('moves a product to the front that is added twice while another change is in flight', async () => {
    const { wishlist, last, state } = await startCustomersWishlist('x', 'a');
    void wishlist.add('b');
    void wishlist.add('a');
    const added = wishlist.add('a');
    last('add').answer(['b', 'x', 'a']);
    await settle();
    expect(last('add').input).toEqual(['a']);
    last('add').answer(['a', 'b', 'x']);
    await added;
    expect(state().ids).toEqual(['a', 'b', 'x']);
  });

  it('waits for the end of a rate limit pause', async () => {
    const { wishlist, named, last, advance } = await startCustomersWishlist();
    const added = wishlist.add('a');
    last('add').refuse(429, { status: 429, retryAfterSeconds: 5 });
    await settle();
    void wishlist.add('b');
    void wishlist.remove('a');
    await advance(4999);
    expect(named('add')).toHaveLength(1);
    await advance(1);
    expect(last('add').input).toEqual(['a']);
    last('add').answer(['a']);
    await added;
  });

  it.each([401, 403])('is stored in the cookie after the session has expired (%i)', async (status) => {
    const { wishlist, last, state, changes } = await startCustomersWishlist('x');
    const added = wishlist.add('a');
    last('add').refuse(0, { status });
    await added;
    expect(cookie()).toEqual(['a']);
    expect(state()).toMatchObject({ ids: ['a'], isCustomers: false, pending: [] });
    expect(changes()).toEqual([{ productIds: ['a'], added: 'a' }]);
  });

  it('is stored in the cookie after a change was redirected to the login page', async () => {
    const { wishlist, last, named, state } = await startCustomersWishlist('x');
    const added = wishlist.add('a');
    last('add').reject(new InvalidResponseError('no JSON', 200, { redirectedTo: 'https://shop.example/login' }));
    await added;
    expect(cookie()).toEqual(['a']);
    expect(state()).toMatchObject({ ids: ['a'], isCustomers: false });
    expect(named('get')).toHaveLength(1);
  });

  it("becomes a guest's list when its fetch is redirected to the login page", async () => {
    wishlistIds.write(['a']);
    const { wishlist, last, state } = startWishlist();
    wishlist.setCustomer('hash');
    last('get').reject(new InvalidResponseError('no JSON', 200, { redirectedTo: 'https://shop.example/login' }));
    await settle();
    expect(state()).toMatchObject({ ids: ['a'], isCustomers: false, isLoaded: true, failure: null });
  });

  it.each([401, 403])("remains the customer's after a refusal with a reason and status %i", async (status) => {
    const { wishlist, last, state } = await startCustomersWishlist('x');
    const added = wishlist.add('a');
    last('add').refuse(700, { status });
    await expect(added).rejects.toThrow('700');
    expect(state()).toMatchObject({ ids: ['x'], isCustomers: true });
    expect(cookie()).toEqual([]);
  });

  it('shows why it could not be fetched, and retries', async () => {
    const { wishlist, last, state } = startWishlist();
    wishlist.setCustomer('hash');
    last('get').fail(500);
    await settle();
    expect(state()).toMatchObject({ isLoaded: false, failure: { kind: 'external', status: 500 } });
    void wishlist.load();
    last('get').answer(['a']);
    await settle();
    expect(state()).toMatchObject({ ids: ['a'], isLoaded: true, failure: null });
  });

  it('is fetched at most once a second for messages of other tabs', async () => {
    const { named, hear, advance, last, state, changes } = await startCustomersWishlist('a');
    for (let message = 0; message < 50; message++) hear();
    await advance(999);
    expect(named('get')).toHaveLength(1);
    await advance(1);
    expect(named('get')).toHaveLength(2);
    last('get').answer(['b', 'a']);
    await settle();
    expect(state().ids).toEqual(['b', 'a']);
    expect(changes()).toEqual([{ productIds: ['b', 'a'] }]);
  });

  it('is fetched again after an answer that may be older than the message of another tab', async () => {
    const { named, hear, advance, last, wishlist, state } = await startCustomersWishlist('a');
    await advance(5000);
    void wishlist.refresh();
    hear();
    await advance(1000);
    last('get').answer(['a']);
    await settle();
    expect(named('get')).toHaveLength(3);
    last('get').answer(['b', 'a']);
    await settle();
    expect(state().ids).toEqual(['b', 'a']);
  });

  it('is fetched again once the browser is online if the last fetch failed', async () => {
    const { named, comeBack, last, setOnline } = await startCustomersWishlist('a');
    comeBack();
    last('get').lose();
    await settle();
    setOnline(true);
    expect(named('get')).toHaveLength(3);
  });

  it('is fetched within a second after the clock was set back', async () => {
    const { named, hear, advance, setClockBack } = await startCustomersWishlist('a');
    setClockBack(3_600_000);
    hear();
    await advance(1000);
    expect(named('get')).toHaveLength(2);
  });
});

describe('a login', () => {
  it("adds the guest's products once, newest in front, and clears the cookie", async () => {
    wishlistIds.write(['new', 'old']);
    const { named, last, state, changes, wishlist } = startWishlist();
    wishlist.setCustomer('hash');
    expect(state().ids).toEqual(['new', 'old']);
    last('get').answer(['server']);
    await settle();
    expect(state().ids).toEqual(['new', 'old', 'server']);
    last('add').answer(['old', 'server']);
    await settle();
    expect(cookie()).toEqual(['new']);
    last('add').answer(['new', 'old', 'server']);
    await settle();
    expect(bodies(named('add'))).toEqual(['old', 'new']);
    expect(cookie()).toEqual([]);
    expect(state()).toMatchObject({ ids: ['new', 'old', 'server'], pending: [] });
    expect(changes()).toEqual([{ productIds: ['new', 'old', 'server'] }]);
  });

  it('does not add a product that another tab has merged', async () => {
    wishlistIds.write(['new', 'old']);
    const { named, last, state, changes, wishlist } = startWishlist();
    wishlist.setCustomer('hash');
    last('get').answer([]);
    await settle();
    wishlistIds.write([]);
    last('add').answer(['old']);
    await settle();
    last('get').answer(['new', 'old']);
    await settle();
    expect(bodies(named('add'))).toEqual(['old']);
    expect(state()).toMatchObject({ ids: ['new', 'old'], pending: [] });
    expect(changes().at(-1)).toEqual({ productIds: ['new', 'old'] });
  });

  it("keeps the guest's products in the cookie until the server has them", async () => {
    wishlistIds.write(['a']);
    const { last, named, advance, wishlist, state } = startWishlist();
    wishlist.setCustomer('hash');
    last('get').answer([]);
    await settle();
    for (let attempt = 0; attempt < 2; attempt++) {
      last('add').fail(500);
      await settle();
      last('get').answer([]);
      await settle();
    }
    expect(cookie()).toEqual(['a']);
    expect(state().ids).toEqual(['a']);
    await advance(30_000);
    expect(named('add')).toHaveLength(3);
    last('add').answer(['a']);
    await settle();
    expect(cookie()).toEqual([]);
  });

  it('removes products that are no longer sold, and reports them', async () => {
    wishlistIds.write(['gone']);
    const { last, errors, wishlist, state } = startWishlist();
    wishlist.setCustomer('hash');
    last('get').answer(['a']);
    await settle();
    last('add').refuse(404, { status: 404 });
    await settle();
    expect(errors()).toMatchObject([{ code: 'ITEM_OFFLINE', productId: 'gone' }]);
    expect(state().ids).toEqual(['a']);
    expect(cookie()).toEqual([]);
  });

  it('adds the newest products that fit, and reports the others', async () => {
    wishlistIds.write(['new', 'old']);
    const { named, last, errors, wishlist } = startWishlist();
    wishlist.setCustomer('hash');
    last('get').answer(full.slice(1));
    await settle();
    expect(bodies(named('add'))).toEqual(['new']);
    expect(errors()).toMatchObject([{ code: 'COUNT_EXCEEDED', productId: 'old' }]);
  });

  it('is followed by an empty guest list after a logout', async () => {
    const { wishlist, state, last } = await startCustomersWishlist('a');
    void wishlist.add('b').catch(() => {});
    wishlist.setCustomer('');
    expect(state()).toMatchObject({ ids: [], isCustomers: false, isLoaded: true, pending: [] });
    last('add').answer(['b', 'a']);
    await settle();
    expect(state().ids).toEqual([]);
  });
});

it('a wishlist without attached elements has no listeners', () => {
  const { detach, listenerCount } = startWishlist();
  expect(listenerCount()).toBe(2);
  detach();
  expect(listenerCount()).toBe(0);
});
