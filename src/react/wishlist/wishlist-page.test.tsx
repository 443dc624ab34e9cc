import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, onTestFinished } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createProductSource } from '../../store/wishlist/product-source.ts';
import type { Wishlist, WishlistState } from '../../store/wishlist/wishlist.ts';
import { WishlistContext } from './wishlist-context.tsx';
import { WishlistPage } from './wishlist-page.tsx';

/** A customer's page whose products cannot be fetched at first, and later do not answer. */
async function open() {
  const state = createStore<WishlistState>(() => ({
    ids: ['p-1', 'p-2'],
    isLoaded: true,
    pending: [],
    isCustomers: true,
    customer: 'hash',
    failure: null,
  }));
  let answers = 2;
  const products = createProductSource({
    fetchProduct: () => (answers-- > 0 ? Promise.reject(new Error('lost')) : new Promise(() => {})),
    onGone() {},
    report() {},
    schedule: () => () => {},
  });
  let waits = false;
  let isBack: () => void = () => {};
  const wishlist = {
    state,
    remove: async (id: string, _host: unknown, onWaiting: () => void) => {
      if (waits) onWaiting();
      if (waits) await new Promise<void>((resolve) => (isBack = resolve));
      return state.setState(({ ids }) => ({ ids: ids.filter((other) => other !== id) }));
    },
  } as unknown as Wishlist;
  const context = {
    wishlist,
    products,
    host: document.body,
    loginHref: null,
    withoutRoom: [],
    report() {},
  };
  onTestFinished(cleanup);
  render(
    <WishlistContext value={context}>
      <WishlistPage />
    </WishlistContext>,
  );
  await screen.findAllByRole('button', { name: 'Erneut versuchen' });
  return { user: userEvent.setup(), state, lose: () => (waits = true), comeBack: () => isBack() };
}

it('keeps the focus in the row whose product is fetched again', async () => {
  const { user } = await open();
  await user.click(screen.getAllByRole('button', { name: 'Erneut versuchen' })[1]!);
  expect(screen.getAllByRole('button', { name: 'Erneut versuchen' })).toHaveLength(1);
  expect(screen.getAllByRole('listitem')[1]?.contains(document.activeElement)).toBe(true);
});

it('does not show a guest what the customer who has logged out had removed', async () => {
  const { user, state } = await open();
  await user.click(screen.getAllByRole('button', { name: 'Dieses Erlebnis entfernen' })[0]!);
  expect(screen.getByRole('button', { name: /Rückgängig/ })).toBeTruthy();
  act(() => state.setState({ ids: ['p-3'], isCustomers: false, customer: null }));
  expect(screen.queryByRole('button', { name: /Rückgängig/ })).toBeNull();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

it('says that the shopper is offline as long as a change waits for the network', async () => {
  const { user, lose, comeBack } = await open();
  lose();
  await user.click(screen.getAllByRole('button', { name: 'Dieses Erlebnis entfernen' })[0]!);
  expect(screen.getByRole('alert').textContent).toMatch(/^Du bist offline\. /);
  await act(async () => comeBack());
  expect(screen.queryByRole('alert')).toBeNull();
});
