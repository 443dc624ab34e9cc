import { act, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CartState } from '../../store/cart/cart-state.ts';
import { testCart, testItem } from '../../store/testing/test-cart.ts';
import { CartPage } from '../cart-page.tsx';
import { createFakeStore, ready } from '../testing/fake-store.ts';
import { renderPart, update } from '../testing/render.tsx';
import { intents, openEntry } from '../../store/testing/intents.ts';

const items = (quantity: number) => [testItem({ id: '1' }), testItem({ id: '2', quantity })];

function render(state: Partial<CartState>) {
  const store = createFakeStore({ ...ready(testCart({ items: items(1) })), ...state });
  const { container } = renderPart(<CartPage />, store);
  const row = within(container.querySelector<HTMLElement>('.item:nth-child(2)')!);
  return { store, row };
}

const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName;

// In the element, React then focuses the host, which passes the focus to the headline.
describe('The focus on a button of a long wait', () => {
  it('moves to the control of the row when the wait is over', () => {
    const change = openEntry(intents.quantity('2', 3), { progress: 'LongLoading' });
    const { store, row } = render({ log: [change] });
    act(() => row.getByRole('button', { name: 'Abbrechen' }).focus());
    update(store, { ...ready(testCart({ cartVersion: 2, items: items(3) })), log: [] });
    expect(focused()).toBe('Anzahl, Erlebnis 2');
  });
});
