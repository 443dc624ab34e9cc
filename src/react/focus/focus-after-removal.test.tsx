import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Cart, CartItem } from '../../domain/cart.ts';
import { euros, testCart, testItem, testTicket } from '../../store/testing/test-cart.ts';
import { createFakeStore, ready } from '../testing/fake-store.ts';
import { renderCart, update } from '../testing/render.tsx';

const items = ['1', '2', '3'].map((id) => testItem({ id }));
const without = (...ids: string[]) => ready(testCart({ items: items.filter(({ id }) => !ids.includes(id)) }));

function render(shown: readonly CartItem[] = items) {
  const store = createFakeStore(ready(testCart({ items: [...shown] })));
  const page = renderCart(store);
  return {
    ...page,
    store,
    removeButton: (id: string) => page.getByRole('button', { name: `Erlebnis ${id} entfernen` }),
    headline: page.getByRole('heading', { level: 1 }),
  };
}

/** Returns the cart with the given vouchers. */
const withVouchers = (...ids: string[]): Cart =>
  testCart({ items, vouchers: ids.map((id) => ({ id, balance: euros(100), deductedAtPurchase: euros(75) })) });

/** Returns the cart with the given shipping methods. */
const withShipping = (...methods: string[]): Cart =>
  testCart({
    items,
    availableShippingMethods: methods.map((method) => ({
      method,
      title: `Versand ${method}`,
      subtitle: '',
      price: { gross: euros(5) },
      details: null,
    })),
  });

describe('FocusAfterRemoval', () => {
  it('moves the focus of a removed row to the next row, and of the last one to the headline', async () => {
    const { user, store, root, removeButton, headline } = render();
    await user.click(removeButton('2'));
    expect(store.calls).toEqual([['removeItem', '2']]);
    update(store, without('2'));
    expect(root.activeElement).toBe(removeButton('3'));

    update(store, without('2', '3'));
    expect(root.activeElement).toBe(headline);
  });

  it('focuses the next row even if an earlier row is removed at the same time', () => {
    const { store, root, removeButton } = render([...items, testItem({ id: '4' })]);
    act(() => removeButton('2').focus());
    update(store, ready(testCart({ items: [testItem({ id: '3' }), testItem({ id: '4' })] })));
    expect(root.activeElement).toBe(removeButton('3'));
  });

  it('ignores the headline, which briefly gets the focus while React removes the row', () => {
    const { store, root, removeButton, headline } = render();
    Object.assign(root.host, { focus: () => headline.focus() });
    act(() => removeButton('2').focus());
    update(store, without('2'));
    expect(root.activeElement).toBe(removeButton('3'));
  });

  it('moves the focus of a removed control to the remove button of its row', async () => {
    const { user, store, root, getByRole, getAllByRole } = render([testTicket('t', 6)]);
    await user.click(getByRole('button', { name: 'Ein Ticket weniger, Erlebnis t' }));
    update(store, ready(testCart({ cartVersion: 2, items: [testTicket('t', 5)] })));
    expect(root.activeElement).toBe(getAllByRole('button', { name: 'Erlebnis t entfernen' })[0]);
  });

  it('moves the focus from the button that deletes a code to the one that redeems another', () => {
    const { store, root, getByRole } = render();
    const cart = testCart({ items });
    update(store, ready({ ...cart, coupon: { code: 'SOMMER27' } }));
    act(() => getByRole('button', { name: 'Löschen' }).focus());
    update(store, ready(cart));
    expect(root.activeElement).toBe(getByRole('button', { name: 'Rabattcode einlösen' }));
  });

  it('moves the focus of a removed voucher to the next one, or else to the code', async () => {
    const { user, store, root, getByRole } = render();
    const voucher = (id: string) => getByRole('button', { name: `Gutschein ${id} entfernen` });
    update(store, ready(withVouchers('A', 'B', 'C')));
    await user.click(voucher('A'));
    update(store, ready(withVouchers('B', 'C')));
    expect(root.activeElement).toBe(voucher('B'));
    update(store, ready(withVouchers('C')));
    expect(root.activeElement).toBe(voucher('C'));
    update(store, ready(withVouchers()));
    expect(root.activeElement).toBe(getByRole('button', { name: 'Rabattcode einlösen' }));
  });

  it('keeps a focus that the shopper has moved elsewhere while a voucher was being removed', async () => {
    const { user, store, root, getByRole, headline } = render();
    update(store, ready(withVouchers('A', 'B')));
    await user.click(getByRole('button', { name: 'Gutschein A entfernen' }));
    await user.click(headline);
    update(store, ready(withVouchers('B')));
    expect(root.activeElement).toBe(headline);
  });

  it('moves the focus of a shipping method that is not offered any more to the next one, or else to the headline', () => {
    const { store, root, getByRole, headline } = render();
    update(store, ready(withShipping('Standard', 'Express')));
    act(() => getByRole('radio', { name: 'Versand Standard' }).focus());
    update(store, ready(withShipping('Express')));
    expect(root.activeElement).toBe(getByRole('radio', { name: 'Versand Express' }));
    update(store, ready(withShipping()));
    expect(root.activeElement).toBe(headline);
  });

  it('leaves the focus where the shopper has moved it outside of the cart while the row was being removed', async () => {
    const { user, store, removeButton } = render();
    const search = document.body.appendChild(document.createElement('input'));
    await user.click(removeButton('2'));
    act(() => search.focus());
    update(store, without('2'));
    expect(document.activeElement).toBe(search);
    search.remove();
  });

  it('focuses the headline of the empty cart', async () => {
    const { user, store, root, removeButton, headline } = render([items[0]!]);
    await user.click(removeButton('1'));
    update(store, ready(testCart({ items: [] })));
    expect(root.activeElement).toBe(headline);
    expect(headline.textContent).toBe('Dein Warenkorb');
  });

  it('keeps the focus when another row is removed', () => {
    const { store, root, getByRole } = render();
    const select = getByRole('combobox', { name: 'Anzahl, Erlebnis 3' });
    act(() => select.focus());
    update(store, without('1'));
    expect(root.activeElement).toBe(select);
  });

  it('focuses the remaining tickets', async () => {
    const tickets = (quantity: number) => [testTicket('t', quantity), items[0]!];
    const { user, store, root, getAllByRole } = render(tickets(2));
    const [first] = getAllByRole('button', { name: 'Erlebnis t entfernen' });
    await user.click(first!);
    update(store, ready(testCart({ items: tickets(1) })));
    expect(getAllByRole('button', { name: 'Erlebnis t entfernen' })).toEqual([root.activeElement]);
  });
});
