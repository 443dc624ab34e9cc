import { act, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { CartState } from '../../store/cart/cart-state.ts';
import type { Removal } from '../../store/cart/removal.ts';
import { testCart, testItem } from '../../store/testing/test-cart.ts';
import { CartPage } from '../cart-page.tsx';
import { createFakeStore, ready } from '../testing/fake-store.ts';
import { renderPart, update } from '../testing/render.tsx';
import { loadRemovedLines } from './removed.tsx';
import { intents, openEntry, refused } from '../../store/testing/intents.ts';

beforeAll(async () => {
  await loadRemovedLines(document.body);
});

const items = ['1', '2', '3'].map((id) => testItem({ id })) as [CartItem, CartItem, CartItem];
type CartItem = ReturnType<typeof testItem>;
const without2 = ready(testCart({ cartVersion: 2, items: [items[0], items[2]] }));

/** Renders the line of a removal. Each test needs another id, because a line takes the focus only once. */
function render(id: number, values: Partial<Removal>, state: Partial<CartState> = {}) {
  const removal: Removal = {
    id,
    at: 'items',
    index: 1,
    box: { height: 100, above: 16, below: 16, hadFocus: false },
    text: '„Erlebnis 2“ wurde entfernt',
    name: 'Erlebnis 2',
    cartVersion: 2,
    noticeTarget: 'addition:2',
    undoKey: 'addition:2',
    isUndoing: false,
    undo: vi.fn(),
    hide: vi.fn(),
    ...values,
  };
  const store = createFakeStore({ ...without2, removed: [removal], ...state });
  return { store, ...renderPart(<CartPage />, store) };
}

const focusUndo = (name: string) => act(() => screen.getByRole('button', { name: `Rückgängig, ${name}` }).focus());

describe('Tab', () => {
  it('leaves the line of a removed code', async () => {
    const { user } = render(9001, { at: 'coupon', index: 0, name: 'Rabattcode X', undoKey: 'coupon' });
    focusUndo('Rabattcode X');
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Rabattcode einlösen');
  });

  it('leaves the line of a removed item the second time', async () => {
    // Putting it back was refused, so the line stays until that is closed.
    const failed = refused(openEntry(intents.addition(items[1], 1, 0, [])), { kind: 'gone', what: 'part' });
    const { user } = render(9002, {}, { log: [failed] });
    focusUndo('Erlebnis 2');
    const stops: (string | null | undefined)[] = [];
    for (let count = 0; count < 20; count += 1) {
      await user.tab();
      const { activeElement: node } = document;
      stops.push(node?.getAttribute('aria-label') ?? node?.textContent);
    }
    expect(stops).toContain('Weiter zu den Bestelldaten');
  });
});

describe('A focused line', () => {
  it('does not pass the focus on to another shop’s cart', async () => {
    const elsewhere = document.body.appendChild(document.createElement('button'));
    const { store } = render(9003, { box: { height: 100, above: 16, below: 16, hadFocus: true } });
    expect(document.activeElement?.textContent).toBe('Rückgängig');
    update(store, { phase: { kind: 'absent' }, removed: [] });
    await act(async () => elsewhere.focus());
    update(store, ready(testCart({ cartId: 'other', items })));
    expect(document.activeElement).toBe(elsewhere);
    elsewhere.remove();
  });
});
