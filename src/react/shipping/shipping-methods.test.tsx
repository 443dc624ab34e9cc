import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Cart } from '../../domain/cart.ts';
import type { ShippingMethod } from '../../domain/shipping.ts';
import { euros, testCart, testItem } from '../../store/testing/test-cart.ts';
import { createFakeStore, ready } from '../testing/fake-store.ts';
import { renderPart, update } from '../testing/render.tsx';
import { ShippingMethods } from './shipping-methods.tsx';
import { intents, openEntry } from '../../store/testing/intents.ts';

function method(name: string, label: string, amount = 4.9): ShippingMethod {
  return {
    method: name,
    title: `Versand ${name}`,
    subtitle: '2–4 Werktage',
    price: { gross: euros(amount) },
    details: { label, description: `Mehr über ${name}` },
  };
}

const boxed = {
  type: 'GiftBox',
  title: '',
  variantTitle: '',
  variantId: null,
  manufacturerSku: null,
  thumbnail: null,
  price: { gross: euros(0) },
};

const cart = testCart({
  availableShippingMethods: [method('Standard', 'Details', 0), method('Express', 'Xmas-Express-Delivery')],
});

function render(shown: Cart = cart) {
  const store = createFakeStore(ready(shown));
  return { store, ...renderPart(<ShippingMethods />, store) };
}

describe('ShippingMethods', () => {
  it('moves the focus to the heading when the focused method is not offered any more', () => {
    const { store } = render();
    screen.getByRole('radio', { name: /Express/ }).focus();
    update(store, ready({ ...cart, availableShippingMethods: cart.availableShippingMethods.slice(0, 1) }));
    expect(document.activeElement).toBe(screen.getByRole('heading'));
  });

  it('offers radio buttons named by their titles, with collapsed details', async () => {
    const { store, user, container } = render();
    const group = within(screen.getByRole('radiogroup', { name: 'Versandart' }));
    const standard = group.getByRole<HTMLInputElement>('radio', {
      name: 'Versand Standard',
      description: '2–4 Werktage, kostenlos',
    });
    const express = group.getByRole<HTMLInputElement>('radio', { name: 'Versand Express' });
    expect(group.getAllByRole('radio')).toEqual([standard, express]);
    expect(standard.checked).toBe(true);
    expect(container.querySelector('details summary')?.textContent).toBe('Details, Versand Standard');

    await user.click(express);
    expect(store.calls).toEqual([['chooseShipping', 'Express']]);
    update(store, { log: [openEntry(intents.shipping('Express'))] });
    expect(express.checked).toBe(true);
  });

  it('shows the warning of a method without expanding', () => {
    const { container } = render();
    expect(container.querySelectorAll('details')).toHaveLength(1);
    expect(container.querySelector('.notice')?.textContent).toBe('Mehr über Express');
  });

  it('shows the delivery term once it is known', () => {
    const { store, container } = render(testCart({ items: [testItem({ id: '1', selectedPackaging: boxed })] }));
    const line = container.querySelector('.delivery-term');
    expect(line?.textContent).toBe('');
    update(store, {
      deliveryTerms: [{ packagingType: 'GiftBox', shippingMethod: 'Standard', date: null, text: 'bis Freitag' }],
    });
    expect(line?.textContent).toBe('Lieferung: bis Freitag');
  });

  it('keeps the space of the delivery term for a method without one', () => {
    const { store, container } = render(testCart({ items: [testItem({ id: '1', selectedPackaging: boxed })] }));
    update(store, {
      deliveryTerms: [{ packagingType: 'GiftBox', shippingMethod: 'Standard', date: null, text: 'bis Freitag' }],
      log: [openEntry(intents.shipping('Express'))],
    });
    expect(container.querySelector('.delivery-term')?.textContent).toBe('');
  });

  it.each([
    ["shows 'sofort' if everything is downloaded", 'Pdf', 'Lieferung: sofort'],
    ['shows no delivery term for shipped items', 'GiftBox', undefined],
  ])('%s and the shop has no delivery terms', (_, type, text) => {
    const selectedPackaging = { ...boxed, type };
    const { store, container } = render(testCart({ items: [testItem({ id: '1', selectedPackaging })] }));
    update(store, { deliveryTerms: [] });
    expect(container.querySelector('.delivery-term')?.textContent).toBe(text);
  });

  it('says that no shipping method is available, and hides the delivery term', () => {
    const { container } = render(testCart({ availableShippingMethods: [] }));
    expect(container.querySelector('.delivery-term')).toBeNull();
    expect(screen.getByText(/keine Versandart verfügbar/)).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });
});
