import { describe, expect, it } from 'vitest';
import type { Cart } from '../../domain/cart.ts';
import { euros, testCart, testData, testItem } from '../../store/testing/test-cart.ts';
import { changes } from '../../store/changes.ts';
import { createFakeStore, ready, pendingFor } from '../testing/fake-store.ts';
import { renderPart } from '../testing/render-part.tsx';
import { LoyaltyBlock } from './loyalty-block.tsx';

async function render(cart: Partial<Cart> = {}, tenant = 'JS_DE') {
  const store = createFakeStore({ ...ready(testCart(cart)), data: { ...testData(), tenant } });
  return renderPart(store, <LoyaltyBlock />);
}

const payback = { number: null, scrid: null, points: null };

describe('LoyaltyBlock', () => {
  it.each([
    ['JS_DE', true],
    ['MD_DE', true],
    ['JS_AT', false],
    ['MD_AT', false],
    ['MD_CH', false],
    ['unknown', true],
  ])('for tenant %s: %s', async (tenant, shown) => {
    const page = await render({}, tenant);
    expect(page.all('.loyalty')).toHaveLength(shown ? 1 : 0);
  });

  it('stands with items alone', async () => {
    const page = await render({ items: [] });
    expect(page.all('.loyalty')).toHaveLength(0);
  });

  it('shows the points of the server, else half of what counts, and none of nothing', async () => {
    const page = await render({ payback: { ...payback, points: 1234 } });
    expect(page.find('.loyalty-points').textContent).toBe('Mit dieser Bestellung sammelst du 1.234 PAYBACK Punkte.');
    const item = { ...testItem({ id: '1' }), total: { gross: euros(79.9) } };
    await page.set(ready(testCart({ items: [item] })));
    expect(page.find('.loyalty-points').textContent).toContain(' 39 PAYBACK Punkte.');
    await page.set(ready(testCart({ items: [{ ...item, product: { ...item.product, manufacturerSku: '6143' } }] })));
    expect(page.all('.loyalty-points')).toHaveLength(0);
  });

  it('marks the points while a change waits', async () => {
    const page = await render();
    expect(page.find('.loyalty-points').getAttribute('aria-busy')).toBe('false');
    await page.set({ pendingChanges: [pendingFor(changes.removal('1'))] });
    expect(page.find('.loyalty-points').getAttribute('aria-busy')).toBe('true');
    expect(page.find('.loyalty-points').textContent).toContain('wird aktualisiert');
  });

  it('greets who came from the programme until that is closed, keeping the focus in the block', async () => {
    const page = await render({ payback: { ...payback, scrid: 'abc' } });
    expect(page.find('.notice').textContent).toContain('Trag deine Kundennummer ein');
    await page.set(ready(testCart({ payback: { ...payback, scrid: 'abc', number: '3103187694' } })));
    expect(page.find('.notice').textContent).not.toContain('Trag deine Kundennummer ein');
    await page.click(page.find('[aria-label="Schließen"]'));
    expect(page.all('.notice')).toHaveLength(0);
    expect(page.root.activeElement).toBe(page.find('h2'));
  });

  it('greets nobody else', async () => {
    const page = await render();
    expect(page.all('.notice')).toHaveLength(0);
  });
});
