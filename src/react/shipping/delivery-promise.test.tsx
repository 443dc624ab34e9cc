import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CartState } from '../../store/cart/cart-state.ts';
import { intents, openEntry } from '../../store/testing/intents.ts';
import { testCart, testItem } from '../../store/testing/test-cart.ts';
import { buildPackaging, price } from '../../test-support/cart-builders.ts';
import { createFakeStore, ready } from '../testing/fake-store.ts';
import { renderPart, update } from '../testing/render.tsx';
import { DeliveryPromise } from './delivery-promise.tsx';

const term = (shippingMethod: string, text: string) => ({
  ...{ packagingType: 'Envelope' as const, shippingMethod, date: null, text },
});
const deliveryTerms = [term('Standard', 'bis Do., 3. Dezember'), term('Express', 'bis Di., 1. Dezember')];
const methods = (['Standard', 'Express'] as const).map((method) => ({
  ...{
    method,
    title: `${method}versand`,
    subtitle: '',
    price: price(method === 'Express' ? 14.9 : 4.9),
    details: null,
  },
}));

function render(type: 'Envelope' | 'Pdf' = 'Envelope', state: Partial<CartState> = {}) {
  const items = [testItem({ id: '1', selectedPackaging: buildPackaging(type) })];
  const store = createFakeStore({ ...ready(testCart({ items, availableShippingMethods: methods })), ...state });
  const page = renderPart(<DeliveryPromise />, store);
  const text = () => page.container.querySelector('.promise')?.textContent.replaceAll('\u00a0', ' ');
  return { store, text, ...page };
}

describe('DeliveryPromise', () => {
  it('says when the order arrives once the terms are loaded, and keeps its space until then', () => {
    const { store, text } = render();
    expect(text()).toBe('');
    update(store, { deliveryTerms });
    expect(text()).toContain('Alles da bis Do., 3. Dezember');
    update(store, { deliveryTerms: [] });
    expect(text()).toBeUndefined();
  });

  it('says what express would bring and cost, and chooses it', async () => {
    const { store, user } = render('Envelope', { deliveryTerms });
    await user.click(screen.getByRole('button', { name: /Mit Express: bis Di., 1. Dezember, \+10,00/ }));
    expect(store.calls).toEqual([['chooseShipping', 'Express']]);
  });

  it('belongs to the confirmed price until the shop has confirmed another method', () => {
    const { store, text } = render('Envelope', { deliveryTerms });
    const before = text();
    update(store, { log: [openEntry(intents.shipping('Express'))] });
    expect(text()).toBe(before);
    const { phase } = store.state.getState();
    const cart = phase.kind === 'ready' ? phase.cart : testCart();
    update(store, ready({ ...cart, shipping: { ...cart.shipping, method: 'Express' } }));
    expect(text()).toBe('Alles da bis Di., 1. DezemberOhne Express: bis Do., 3. Dezember, -10,00 €');
  });

  it('says nothing about express without its term, or if all comes by e-mail', () => {
    const { store, text } = render('Envelope', { deliveryTerms: deliveryTerms.slice(0, 1) });
    expect(text()).toBe('Alles da bis Do., 3. Dezember');
    const items = [testItem({ id: '1', selectedPackaging: buildPackaging('Pdf') })];
    update(store, ready(testCart({ items, availableShippingMethods: methods })));
    expect(text()).toBe('Alles sofort per E-Mail');
  });
});
