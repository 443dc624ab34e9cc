import { describe, expect, it, vi } from 'vitest';
import { confirmedCart } from '../../store/cart/cart-selectors.ts';
import { testCart } from '../../store/testing/test-cart.ts';
import { createFakeStore, ready } from '../testing/fake-store.ts';
import { renderCart, update } from '../testing/render.tsx';
import type { OpenReport } from './crash-boundary.tsx';

const broken = { ...testCart(), vouchers: null as never };

describe('CrashBoundary', () => {
  it('replaces a crashed page with the error screen, which restarts it', async () => {
    const store = createFakeStore(ready(broken));
    const onCrash = vi.fn(() => null);
    const page = renderCart(store, { onCrash });
    expect(onCrash).toHaveBeenCalledOnce();
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Es tut uns leid!');
    expect(page.getByRole('alert').textContent).not.toContain('Fehler melden');

    update(store, ready());
    await page.user.click(page.getByRole('button', { name: 'Warenkorb neu laden' }));
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Deine Bestellung');
    expect(confirmedCart(store.state.getState())).toEqual(testCart());
  });

  it('lets the shopper report the crash, and says so if the form is blocked', async () => {
    const openReport = vi.fn<OpenReport>().mockResolvedValueOnce('blocked').mockResolvedValueOnce('opened');
    const page = renderCart(createFakeStore(ready(broken)), { onCrash: () => openReport });
    expect(page.getByRole('alert').textContent).toContain('Bitte hilf uns');
    const status = page.getByRole('status');
    expect(status.textContent).toBe('');
    await page.user.click(page.getByRole('button', { name: 'Fehler melden' }));
    expect(status.textContent).toContain('Das Formular lässt sich hier leider nicht öffnen.');
    await page.user.click(page.getByRole('button', { name: 'Fehler melden' }));
    expect(openReport).toHaveBeenCalledTimes(2);
    expect(status.textContent).toBe('');
  });
});
