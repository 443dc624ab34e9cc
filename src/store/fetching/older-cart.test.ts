import { describe, expect, it } from 'vitest';
import { confirmedCart } from '../cart/cart-selectors.ts';
import { openEntries } from '../intents/entry.ts';
import { noticesIn, rowFailures, startStore, type StartedStore } from '../testing/start-store.ts';
import { testCart, withQuantity } from '../testing/test-cart.ts';
import { CodedError } from '../../domain/coded-error.ts';
import { settle } from '../testing/test-environment.ts';

/** A store that shows version 7. */
const start = () => startStore({ initialCart: withQuantity(4, { cartVersion: 7 }) });

const version = ({ state }: StartedStore) => confirmedCart(state())?.cartVersion;

async function fetched(cart: StartedStore, cartVersion: number): Promise<void> {
  if (!cart.calls.some(({ name, aborted }) => name === 'getCart' && !aborted())) void cart.refresh();
  cart.answerLast('getCart', testCart({ cartVersion }));
  await settle();
}

describe('a cart that is older than the one on the screen', () => {
  it('is ignored until another fetch returns it, then shown and reported once', async () => {
    const cart = await start();
    await fetched(cart, 3);
    expect(version(cart)).toBe(7);
    expect(cart.seen.reported).toEqual([]);
    cart.advance(1000);
    expect(cart.named('getCart')).toHaveLength(2);
    await fetched(cart, 3);
    expect(confirmedCart(cart.state())).toEqual(testCart({ cartVersion: 3 }));
    expect(cart.state().sumChange).not.toBeNull();
    expect(cart.eventNames().slice(-2)).toEqual(['cartChange', 'cartVersionChange']);
    expect(cart.seen.announced.at(-1)).toBe(3);
    expect(cart.lastConfirmed()).toMatchObject({ cartVersion: 3 });
    void cart.refresh();
    await fetched(cart, 3);
    cart.advance(10_000);
    expect(cart.seen.reported).toEqual([new CodedError('CF-207', 'cartVersion went back from 7 to 3')]);
    expect(cart.named('getCart')).toHaveLength(3);
  });

  it.each([
    ['the same version', [3, 3], 3],
    ['a lower version', [3, 2], 2],
    ['a higher version that is still older', [3, 5], 7],
    ['a higher version, and that again', [3, 5, 5], 5],
    ['the version on the screen, then an older one', [3, 7, 3], 7],
    ['a newer version, then an older one', [3, 8, 3], 8],
  ])('is confirmed or not by %s', async (_, answers, shown) => {
    const cart = await start();
    for (const answer of answers) {
      void cart.refresh();
      await fetched(cart, answer);
    }
    expect(version(cart)).toBe(shown);
  });

  it('is not confirmed by the answer to a change', async () => {
    const cart = await start();
    await fetched(cart, 3);
    cart.setQuantity('1', 2);
    cart.answerLast('setItemQuantity', withQuantity(2, { cartVersion: 3 }));
    await settle();
    expect(version(cart)).toBe(7);
  });

  it('is not confirmed by a fetch that started before', async () => {
    const cart = await start();
    cart.setQuantity('1', 2);
    const change = cart.last('setItemQuantity');
    void cart.refresh();
    change.answer(withQuantity(2, { cartVersion: 3 }));
    const [early] = cart.named('getCart');
    await settle();
    early!.answer(testCart({ cartVersion: 3 }));
    await settle();
    expect(version(cart)).toBe(7);
  });

  it('is fetched once more only, by all carts of a page that follow another tab', async () => {
    const cart = await start();
    cart.hear(9);
    await fetched(cart, 3);
    cart.advance(1000);
    await fetched(cart, 3);
    expect(version(cart)).toBe(3);
    expect(cart.seen.reported).toHaveLength(1);
  });

  it('confirms the change that it answers once a fetch returns it, without saying that it was not applied', async () => {
    const cart = await start();
    cart.setQuantity('1', 2);
    cart.answerLast('setItemQuantity', withQuantity(2, { cartVersion: 4 }));
    await settle();
    expect(version(cart)).toBe(7);
    cart.answerLast('getCart', withQuantity(2, { cartVersion: 4 }));
    await settle();
    expect(version(cart)).toBe(4);
    expect(openEntries(cart.state())).toEqual([]);
    expect(noticesIn(cart)).toEqual([]);
    expect(cart.seen.reported).toHaveLength(1);
  });

  it('confirms a change whose answer was lost, and ends its failure', async () => {
    const cart = await start();
    cart.setQuantity('1', 2);
    cart.last('setItemQuantity').lose();
    await settle();
    cart.answerLast('getCart', withQuantity(2, { cartVersion: 4 }));
    await settle();
    expect(rowFailures(cart)).toHaveLength(1);
    cart.advance(1000);
    cart.answerLast('getCart', withQuantity(2, { cartVersion: 4 }));
    await settle();
    expect(rowFailures(cart)).toEqual([]);
    expect(version(cart)).toBe(4);
  });
});
