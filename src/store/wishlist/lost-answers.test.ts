import { afterEach, beforeEach, expect, it } from 'vitest';
import { wishlistIds } from '../../storage/registry.ts';
import { startCustomersWishlist, startWishlist } from '../testing/start-wishlist.ts';
import { settle } from '../testing/test-environment.ts';

beforeEach(() => wishlistIds.remove());
afterEach(() => wishlistIds.remove());

it('removes a product whose addition was sent, although its answer was lost with the network', async () => {
  const { wishlist, last, named, setOnline, state } = await startCustomersWishlist('x');
  void wishlist.add('a');
  // The server stores it, but the answer is lost with the network.
  setOnline(false);
  last('add').lose();
  await settle();
  expect(state()).toMatchObject({ ids: ['a', 'x'], pending: ['a'] });
  void wishlist.remove('a');
  setOnline(true);
  await settle();
  expect(state().ids).toEqual(['x']);
  expect(named('remove')).toHaveLength(1);
});

it('removes a product of a guest whose two additions failed, as they may have been applied', async () => {
  wishlistIds.write(['a']);
  const { last, named, wishlist } = startWishlist();
  wishlist.setCustomer('hash');
  last('get').answer(['x']);
  await settle();
  last('add').lose();
  await settle();
  last('get').fail(500);
  await settle();
  void wishlist.remove('a');
  await settle();
  expect(named('remove')).toHaveLength(1);
});

it('names the product of a change that a list fetched before the change is resent has already', async () => {
  const { wishlist, last, setOnline, comeBack, changes } = await startCustomersWishlist('x');
  const added = wishlist.add('a');
  setOnline(false);
  last('add').lose();
  await settle();
  // The lid is opened again before the network is back.
  comeBack();
  last('get').lose();
  await settle();
  setOnline(true);
  await settle();
  last('get').answer(['a', 'x']);
  await settle();
  last('add').answer(['a', 'x']);
  await added;
  expect(changes()).toEqual([{ productIds: ['a', 'x'], added: 'a' }]);
});

it('does not send a removal that was lost with the network after the product was added again', async () => {
  const { wishlist, last, named, setOnline, state } = await startCustomersWishlist('a');
  void wishlist.remove('a');
  void wishlist.add('a');
  setOnline(false);
  last('remove').lose();
  await settle();
  setOnline(true);
  await settle();
  last('add').answer(['a']);
  await settle();
  expect(named('remove')).toHaveLength(1);
  expect(state()).toMatchObject({ ids: ['a'], pending: [] });
});

it('fetches a list that is not loaded, and sends waiting changes, when an element is attached again', async () => {
  const { wishlist, last, named, setOnline, detach } = startWishlist();
  wishlist.setCustomer('hash');
  setOnline(false);
  last('get').lose();
  await settle();
  void wishlist.add('a');
  detach();
  setOnline(true);
  wishlist.attach(new EventTarget());
  wishlist.setCustomer('hash');
  await settle();
  expect(named('get')).toHaveLength(2);
});

it('fetches the list after the pause of a 429', async () => {
  const { wishlist, last, named, advance } = startWishlist();
  wishlist.setCustomer('hash');
  last('get').refuse(429, { status: 429, retryAfterSeconds: 5 });
  await settle();
  await advance(60_000);
  expect(named('get')).toHaveLength(2);
});
