import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { wishlistIds } from '../../storage/registry.ts';
import { startCustomersWishlist, startWishlist } from '../testing/start-wishlist.ts';
import { settle } from '../testing/test-environment.ts';

const cookie = () => wishlistIds.read() ?? [];

beforeEach(() => wishlistIds.remove());
afterEach(() => wishlistIds.remove());

/** Customer A, whose request to add `a` hangs. */
async function startWithHangingWish() {
  const started = await startCustomersWishlist('x');
  const outcome = started.wishlist.add('a').then(
    () => 'stored',
    (error: unknown) => (error as Error).name,
  );
  await settle();
  return { ...started, hanging: started.last('add'), outcome };
}

describe('while a request of a customer hangs', () => {
  it("sends the next customer's changes at once, and ignores the late answer", async () => {
    const { wishlist, last, named, state, changes, hanging } = await startWithHangingWish();
    wishlist.setCustomer('other');
    await settle();
    last('get').answer(['y']);
    await settle();
    void wishlist.add('b');
    expect(named('add').map(({ input }) => input[0])).toEqual(['a', 'b']);
    last('add').answer(['b', 'y']);
    await settle();
    hanging.answer(['a', 'x']);
    await settle();
    expect(state()).toMatchObject({ ids: ['b', 'y'], pending: [] });
    expect(changes()).toEqual([{ productIds: ['b', 'y'], added: 'b' }]);
  });

  it('cancels it at a login, and rejects its change with an AbortError', async () => {
    const { wishlist, hanging, outcome, errors, seen } = await startWithHangingWish();
    wishlist.setCustomer('other');
    expect(hanging.aborted()).toBe(true);
    expect(await outcome).toBe('AbortError');
    await settle();
    expect(errors()).toEqual([]);
    expect(seen.reported).toEqual([]);
  });

  it('neither verifies nor repeats a lost request for the next customer', async () => {
    const { wishlist, named, hanging, outcome } = await startWithHangingWish();
    wishlist.setCustomer('other');
    hanging.lose();
    await outcome;
    await settle();
    expect(named('add')).toHaveLength(1);
    // One fetch for each login.
    expect(named('get')).toHaveLength(2);
  });

  it('shows an empty guest list after a logout, and sends none of its changes', async () => {
    const { wishlist, named, hanging, state } = await startWithHangingWish();
    wishlist.setCustomer(null);
    await wishlist.add('g');
    hanging.answer(['a', 'x']);
    await settle();
    expect(state()).toMatchObject({ ids: ['g'], pending: [], isCustomers: false });
    expect(cookie()).toEqual(['g']);
    expect(named('add')).toHaveLength(1);
  });

  it('starts over when the same customer logs in again', async () => {
    const { wishlist, last, named, state, hanging } = await startWithHangingWish();
    wishlist.setCustomer(null);
    wishlist.setCustomer('hash');
    await settle();
    last('get').answer(['x']);
    await settle();
    hanging.answer(['a', 'x']);
    await settle();
    expect(state()).toMatchObject({ ids: ['x'], pending: [] });
    void wishlist.add('c');
    expect(named('add').map(({ input }) => input[0])).toEqual(['a', 'c']);
  });
});

it('ignores the fetch of an earlier login of the same customer', async () => {
  const { wishlist, named, state } = startWishlist();
  wishlist.setCustomer('hash');
  wishlist.setCustomer(null);
  wishlist.setCustomer('hash');
  await settle();
  const [first, second] = named('get');
  second!.answer(['new']);
  await settle();
  first!.answer(['old']);
  await settle();
  expect(state().ids).toEqual(['new']);
});

it('does not apply a rate limit pause to the next customer', async () => {
  const { wishlist, last, named, hanging } = await startWithHangingWish();
  hanging.refuse(429, { status: 429, retryAfterSeconds: 600 });
  await settle();
  wishlist.setCustomer('other');
  await settle();
  last('get').answer([]);
  await settle();
  void wishlist.add('b');
  expect(named('add')).toHaveLength(2);
});

it('ignores the answer to a change after the session has expired', async () => {
  const { wishlist, last, state, hanging } = await startWithHangingWish();
  void wishlist.refresh();
  await settle();
  last('get').refuse(0, { status: 401 });
  await settle();
  expect(cookie()).toEqual(['a']);
  hanging.answer(['a', 'x']);
  await settle();
  expect(state()).toMatchObject({ ids: ['a'], isCustomers: false });
});
