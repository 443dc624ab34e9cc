// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { ShippingMethod } from '../../domain/shipping.ts';
import { euros, testCart } from '../../store/testing/test-cart.ts';
import { changes } from '../../store/changes.ts';
import { createFakeStore, ready, pendingFor } from '../testing/fake-store.ts';
import { renderCart } from '../testing/render-cart.tsx';

function method(name: string, label: string, amount = 4.9): ShippingMethod {
  return {
    method: name,
    title: `Versand ${name}`,
    subtitle: '2–4 Werktage',
    price: { gross: euros(amount) },
    details: { label, description: `Mehr über ${name}` },
  };
}

const cart = testCart({
  availableShippingMethods: [method('Standard', 'Details', 0), method('Express', 'Xmas-Express-Delivery')],
});

describe('ShippingMethods', () => {
  it('offers radios named by their titles, with details to unfold', async () => {
    const store = createFakeStore(ready(cart));
    const page = await renderCart(store);
    expect(page.find('.shipping [role=radiogroup]').getAttribute('aria-label')).toBe('Versandart');
    const [standard, express] = page.all('.shipping input') as HTMLInputElement[];
    expect(standard!.getAttribute('aria-label')).toBe('Versand Standard');
    expect(standard!.checked).toBe(true);
    expect(page.find(`#${standard!.getAttribute('aria-describedby')}`).textContent).toBe('2–4 Werktage, kostenlos');
    expect(page.find('details summary').textContent).toBe('Details, Versand Standard');

    await page.click(express!);
    expect(store.calls).toEqual([['chooseShipping', 'Express']]);
    await page.set({ pendingChanges: [pendingFor(changes.shipping('Express'))] });
    expect(express!.checked).toBe(true);
  });

  it('shows a warning of the server openly', async () => {
    const page = await renderCart(createFakeStore(ready(cart)));
    expect(page.all('details')).toHaveLength(1);
    expect(page.find('.shipping .notice').textContent).toBe('Mehr über Express');
  });

  it('tells the delivery term once it is known', async () => {
    const boxed = testCart();
    const selectedPackaging = {
      type: 'GiftBox',
      title: '',
      variantTitle: '',
      variantId: null,
      manufacturerSku: null,
      thumbnail: null,
      price: { gross: euros(0) },
    };
    const items = boxed.items.map((item) => ({ ...item, selectedPackaging }));
    const page = await renderCart(createFakeStore(ready({ ...boxed, items })));
    expect(page.find('.delivery-term').textContent).toBe('');
    await page.set({
      deliveryTerms: [{ packagingType: 'GiftBox', shippingMethod: 'Standard', date: null, text: 'bis Freitag' }],
    });
    expect(page.find('.delivery-term').textContent).toBe('Lieferung: bis Freitag');
  });

  it('says so when nothing can be shipped', async () => {
    const page = await renderCart(createFakeStore(ready(testCart({ availableShippingMethods: [] }))));
    expect(page.find('.shipping').textContent).toContain('keine Versandart verfügbar');
    expect(page.all('.shipping input')).toHaveLength(0);
  });
});
