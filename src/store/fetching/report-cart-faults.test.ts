import { expect, it, vi } from 'vitest';
import type { CartItem } from '../../domain/cart.ts';
import { buildChangeset } from '../../test-support/cart-builders.ts';
import { type StartedStore, startStore } from '../testing/start-store.ts';
import { testCart, testItem } from '../testing/test-cart.ts';
import { settle } from '../testing/test-environment.ts';

const odd = (method: string, cartVersion = 1) =>
  testCart({ cartVersion, shipping: { method, price: testCart().shipping.price } });

async function waitForReport(cart: StartedStore): Promise<void> {
  cart.advance(1);
  await vi.dynamicImportSettled();
  await settle();
}

it('reports the invalid values of the current cart and of later carts', async () => {
  const cart = await startStore({ initialCart: odd('Taube') });
  cart.advance(1999);
  expect(cart.seen.reported).toEqual([]);
  await waitForReport(cart);
  expect(cart.seen.reported.map(String)).toEqual(['Error: unknown value in shipping.method: Taube']);

  void cart.refresh();
  cart.answerLast('getCart', odd('Rohrpost', 2));
  await settle();
  cart.advance(1999);
  await waitForReport(cart);
  expect(cart.seen.reported.map(String).slice(1)).toEqual(['Error: unknown value in shipping.method: Rohrpost']);
});

it('reports each fault of a cart and its surroundings once', async () => {
  const initialChangeset = buildChangeset('Mystery');
  const cart = await startStore({ initialCart: odd('Taube'), initialChangeset });
  cart.store.state.setState({
    deliveryTerms: [{ packagingType: 'Jute', shippingMethod: 'Standard', date: null, text: 'bald' }],
  });
  cart.advance(1999);
  await waitForReport(cart);
  const faults = [
    'Error: unknown value in shipping.method: Taube',
    'Error: unknown value in changeset.type: Mystery',
    'Error: unknown value in deliveryTerms.packagingType: Jute',
  ];
  expect(cart.seen.reported.map(String)).toEqual(faults);
});

it('reports nothing once the cart is gone', async () => {
  const cart = await startStore({ initialCart: odd('Taube') });
  cart.store.stop();
  cart.advance(10_000);
  expect(cart.seen.reported).toEqual([]);
});

it('does not report the items of an earlier cart again', async () => {
  const [one, two] = ['1', '2'].map((id) => testItem({ id })) as [CartItem, CartItem];
  const oddItem = (item: CartItem, productType: string) => ({ ...item, product: { ...item.product, productType } });
  const cart = await startStore({ initialCart: testCart({ items: [oddItem(one, 'Taube'), two] }) });
  cart.advance(1999);
  await waitForReport(cart);
  void cart.refresh();
  cart.answerLast('getCart', testCart({ cartVersion: 2, items: [oddItem(one, 'Taube'), oddItem(two, 'Brieftaube')] }));
  await settle();
  cart.advance(1999);
  await waitForReport(cart);
  expect(cart.seen.reported.map(String)).toEqual([
    'Error: unknown value in product.productType: Taube',
    'Error: unknown value in product.productType: Brieftaube',
  ]);
});
