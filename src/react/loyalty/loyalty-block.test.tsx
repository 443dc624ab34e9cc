import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Cart } from '../../domain/cart.ts';
import { euros, testCart, testData, testItem } from '../../store/testing/test-cart.ts';
import { createFakeStore, ready } from '../testing/fake-store.ts';
import { renderPart, update } from '../testing/render.tsx';
import { LoyaltyBlock } from './loyalty-block.tsx';
import { intents, openEntry } from '../../store/testing/intents.ts';

function render(cart: Partial<Cart> = {}, tenant = 'JS_DE') {
  const store = createFakeStore({ ...ready(testCart(cart)), data: { ...testData(), tenant } });
  return { store, ...renderPart(<LoyaltyBlock />, store) };
}

const payback = { number: null, scrid: null, points: null };
const block = () => screen.queryByRole('region', { name: 'PAYBACK' });
const points = () => screen.queryByText(/^Mit dieser Bestellung sammelst du/)?.closest('p') ?? null;
const greeting = /^Schön, dass du über PAYBACK zu uns gekommen bist\./;

describe('LoyaltyBlock', () => {
  it.each([
    ['JS_DE', true],
    ['MD_DE', true],
    ['JS_AT', false],
    ['MD_AT', false],
    ['MD_CH', false],
    ['XX_DE', false],
    ['', false],
  ])('is shown for tenant %s: %s', (tenant, shown) => {
    render({}, tenant);
    expect(block() !== null).toBe(shown);
  });

  it('is shown only for a cart with items', () => {
    const { container } = render({ items: [] });
    expect(container.textContent).toBe('');
  });

  it('shows the points from the server, or else half of the countable amount, or none', () => {
    const { store } = render({ payback: { ...payback, points: 1234 } });
    expect(points()?.textContent).toBe('Mit dieser Bestellung sammelst du 1.234 PAYBACK Punkte.');
    const item = { ...testItem({ id: '1' }), total: { gross: euros(79.9) } };
    update(store, ready(testCart({ items: [item] })));
    expect(points()?.textContent).toContain(' 39 PAYBACK Punkte.');
    update(store, ready(testCart({ items: [{ ...item, product: { ...item.product, manufacturerSku: '6143' } }] })));
    expect(points()).toBeNull();
  });

  it('marks the points while a change is pending', () => {
    const { store } = render();
    expect(points()?.getAttribute('aria-busy')).toBe('false');
    update(store, { log: [openEntry(intents.removal('1'))] });
    expect(points()?.getAttribute('aria-busy')).toBe('true');
    expect(points()?.textContent).toContain('wird aktualisiert');
  });

  it('greets shoppers from the program until they close it, and keeps the focus in the block', async () => {
    const { store, user } = render({ payback: { ...payback, scrid: 'abc' } });
    expect(screen.getByText(greeting)).toBeTruthy();
    update(store, ready(testCart({ payback: { ...payback, scrid: 'abc', number: '3103187694' } })));
    expect(screen.getByText(greeting)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Schließen' }));
    expect(screen.queryByText(greeting)).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'PAYBACK' }));
  });

  it('greets neither other shoppers nor those who entered their number', () => {
    const { store } = render();
    update(store, ready(testCart({ payback: { ...payback, scrid: 'abc', number: '3103187694' } })));
    expect(block()).toBeTruthy();
    expect(screen.queryByText(greeting)).toBeNull();
  });
});
