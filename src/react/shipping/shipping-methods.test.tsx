import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Cart } from '../../domain/cart.ts';
import type { ShippingMethod } from '../../domain/shipping.ts';
import { euros, testCart } from '../../store/testing/test-cart.ts';
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

const cart = testCart({
  availableShippingMethods: [method('Standard', 'Details', 0), method('Express', 'Xmas-Express-Delivery')],
});

function render(shown: Cart = cart) {
  const store = createFakeStore(ready(shown));
  return { store, ...renderPart(<ShippingMethods />, store) };
}

describe('ShippingMethods', () => {
  it('offers radio buttons named by their titles, with collapsed details', async () => {
    const { store, user, container } = render();
    const group = within(screen.getByRole('radiogroup', { name: 'Versandart' }));
    const standard = group.getByRole<HTMLInputElement>('radio', {
      name: 'Versand Standard',
      description: '2–4 Werktage kostenlos',
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

  it('says that no shipping method is available', () => {
    render(testCart({ availableShippingMethods: [] }));
    expect(screen.getByText(/keine Versandart verfügbar/)).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });
});
