// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { testCart, testItem } from '../../store/testing/test-cart.ts';
import { createFakeStore, ready } from '../testing/fake-store.ts';
import { renderCart } from '../testing/render-cart.tsx';

describe('ServicesButton', () => {
  it('opens a named dialog with one service a line, and Schließen takes it away', async () => {
    const item = testItem({ id: '1' });
    const services = { caption: 'Das bekommst du', body: 'Einweisung\n\n<i>6</i> Runden' };
    const items = [{ ...item, product: { ...item.product, productInformation: { services } } }];
    const store = createFakeStore(ready(testCart({ items })));
    const page = await renderCart(store);
    await page.click(page.button('Leistungen, Erlebnis 1'));
    expect(store.calls).toEqual([['servicesOpened']]);
    expect(page.find<HTMLDialogElement>('dialog').open).toBe(true);
    const dialog = page.find('dialog');
    expect(page.find(`[id="${dialog.getAttribute('aria-labelledby')}"]`).textContent).toBe('Das bekommst du');
    expect(page.all('dialog li').map((line) => line.textContent)).toEqual(['Einweisung', '<i>6</i> Runden']);
    expect(dialog.textContent).toContain('Preisgarantie: Der Preis gilt zwölf Monate ab Kauf des Gutscheins.');
    await page.click(page.find('dialog [aria-label="Schließen"]'));
    expect(page.all('dialog')).toHaveLength(0);
  });
});
