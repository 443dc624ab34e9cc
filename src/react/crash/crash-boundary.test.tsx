// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { confirmedCart } from '../../store/cart-selectors.ts';
import { testCart } from '../../store/testing/test-cart.ts';
import { createFakeStore, ready } from '../testing/fake-store.ts';
import { renderCart } from '../testing/render-cart.tsx';

describe('CrashBoundary', () => {
  it('replaces a crashed page by the error screen, which starts it again', async () => {
    const broken = { ...testCart(), vouchers: null as never };
    const store = createFakeStore(ready(broken));
    const onCrash = vi.fn();
    const page = await renderCart(store, onCrash);
    expect(onCrash).toHaveBeenCalledOnce();
    expect(page.find('h1').textContent).toBe('Es tut uns leid!');
    expect(page.find('[role=alert]').textContent).not.toContain('Fehler melden');

    await page.set(ready());
    await page.click(page.button('Neu starten'));
    expect(page.find('h1').textContent).toBe('Deine Bestellung');
    expect(confirmedCart(store.state.getState())).toEqual(testCart());
  });
});
