// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { euros, testCart } from '../../store/testing/test-cart.ts';
import { createFakeStore, ready, wishFor } from '../testing/fake-store.ts';
import { renderCart } from '../testing/render-cart.tsx';

describe('Summary', () => {
  it('shows the confirmed sums, marked while a change waits', async () => {
    const cart = testCart({ shipping: { method: 'Standard', price: { gross: euros(4.9) } } });
    const page = await renderCart(createFakeStore(ready(cart)));
    const rows = () => page.all('.summary-rows > div').map((row) => row.textContent.replaceAll('\u00a0', ' '));
    const confirmed = ['Artikel20,00 €', 'Versand4,90 €', 'Gesamtsummeinkl. MwSt.20,00 €'];
    expect(rows()).toEqual(confirmed);
    expect(page.find('.summary').getAttribute('aria-busy')).toBe('false');

    await page.set({ wishes: [wishFor({ kind: 'quantity', itemId: '1', quantity: 9 })] });
    expect(rows()).toEqual(confirmed);
    expect(page.find('.summary').getAttribute('aria-busy')).toBe('true');
  });
});
