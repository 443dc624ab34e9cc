// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { confirmedCart } from '../../store/cart-selectors.ts';
import { testCart } from '../../store/testing/test-cart.ts';
import { createFakeStore, ready } from '../testing/fake-store.ts';
import { renderCart } from '../testing/render-cart.tsx';
import type { OpenReport } from './crash-boundary.tsx';

const broken = { ...testCart(), vouchers: null as never };

describe('CrashBoundary', () => {
  it('replaces a crashed page by the error screen, which starts it again', async () => {
    const store = createFakeStore(ready(broken));
    const onCrash = vi.fn(() => null);
    const page = await renderCart(store, { onCrash });
    expect(onCrash).toHaveBeenCalledOnce();
    expect(page.find('h1').textContent).toBe('Es tut uns leid!');
    expect(page.find('[role=alert]').textContent).not.toContain('Fehler melden');

    await page.set(ready());
    await page.click(page.button('Neu starten'));
    expect(page.find('h1').textContent).toBe('Deine Bestellung');
    expect(confirmedCart(store.state.getState())).toEqual(testCart());
  });

  it('lets the shopper tell about the crash, and says so when the form stays away', async () => {
    const openReport = vi.fn<OpenReport>().mockResolvedValueOnce('blocked').mockResolvedValueOnce('opened');
    const page = await renderCart(createFakeStore(ready(broken)), { onCrash: () => openReport });
    expect(page.find('[role=alert]').textContent).toContain('Bitte hilf uns');
    const status = page.find('[role=status]');
    expect(status.textContent).toBe('');
    await page.click(page.button('Fehler melden'));
    expect(status.textContent).toContain('Das Formular lässt sich hier leider nicht öffnen.');
    await page.click(page.button('Fehler melden'));
    expect(openReport).toHaveBeenCalledTimes(2);
    expect(status.textContent).toBe('');
  });
});
