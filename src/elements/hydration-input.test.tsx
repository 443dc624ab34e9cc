import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import type { Cart } from '../domain/cart.ts';
import { CartRoot } from '../react/cart-root.tsx';
import { createFakeStore, ready } from '../react/testing/fake-store.ts';
import { textsIn, wrap } from '../react/testing/translate.ts';
import { euros, testCart, testItem, testTicket } from '../store/testing/test-cart.ts';
import { buildOption } from '../test-support/cart-builders.ts';
import type { Control } from './early/control.ts';
import { identityOf } from './hydration-input.ts';

afterEach(() => document.body.replaceChildren());

function item(id: string) {
  const plain = testItem({ id, quantity: 2 });
  return testItem({
    id,
    quantity: 2,
    // Equal titles.
    product: {
      ...plain.product,
      title: 'Kurs',
      hasFriendsDiscount: true,
      productInformation: { services: { caption: '', body: 'Einweisung' } },
    },
    selectedPackaging: null,
    availablePackagingOptions: [{ ...buildOption('Pdf', 'pdf'), hasMultipleVariants: true }],
  });
}

const voucher = (id: string) => ({ id, balance: euros(75), deductedAtPurchase: euros(75) });

const full = testCart({
  items: [item('1'), item('2'), testTicket('t', 3)],
  vouchers: [voucher('GS-77'), voucher('GS-78')],
  payback: { number: null, scrid: 'abc', points: null },
});

const notice = (id: string) => ({ id, retry: false, content: { kind: 'synced' } }) as const;

function controlsOf(cart: Cart, rendered: boolean): Control[] {
  const notices = [notice('a'), notice('b')];
  const store = createFakeStore({ ...ready(cart), failedAppointmentIds: ['a-t'], notices });
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(<CartRoot store={store} host={null} rendered={rendered} />);
  return [...page.querySelectorAll<Control>('button, select, input, .proceed')];
}

describe('identityOf', () => {
  it.each([
    ['a full cart', full],
    ['a cart with a code', { ...full, coupon: { code: 'SOMMER27' }, availableShippingMethods: [] }],
  ])('distinguishes all controls of %s, also in a translated page', (_, cart) => {
    const controls = controlsOf(cart, true);
    const identities = controls.map(identityOf);
    expect(controls.length).toBeGreaterThan(20);
    expect(new Set(identities).size).toBe(identities.length);

    for (const text of textsIn(document.body)) wrap(text, `[${text.data}]`);
    for (const named of document.body.querySelectorAll('[aria-label]')) named.setAttribute('aria-label', 'Übersetzt');
    expect(controls.map(identityOf)).toEqual(identities);
    expect(controlsOf(cart, false).map(identityOf)).toEqual(identities);
  });
});
