// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { testCart, testData } from '../../store/testing/test-cart.ts';
import { changes } from '../../store/changes.ts';
import type { CartState } from '../../store/cart-state.ts';
import { createFakeStore, ready, pendingFor } from '../testing/fake-store.ts';
import { renderCart } from '../testing/render-cart.tsx';

const name = 'Weiter zu den Bestelldaten';

describe('ProceedBar', () => {
  it('hands the next step to the store instead of following the link', async () => {
    const store = createFakeStore(ready());
    const page = await renderCart(store);
    const link = page.button(name);
    expect(link.getAttribute('role')).toBe('button');
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    await act(async () => link.dispatchEvent(click));
    expect(click.defaultPrevented).toBe(true);
    expect(store.calls).toEqual([['proceed']]);
  });

  it.each([
    [' ', true],
    ['Enter', true],
    ['a', false],
  ])('obeys the key "%s": %s', async (key, obeyed) => {
    const store = createFakeStore(ready());
    const page = await renderCart(store);
    await act(async () => {
      page.button(name).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    });
    expect(store.calls).toEqual(obeyed ? [['proceed']] : []);
  });

  it.each([
    ['the second click of a double one', new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 })],
    [
      'a key that is held',
      new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true }),
    ],
  ])('passes over %s', async (_, event) => {
    const store = createFakeStore(ready());
    const page = await renderCart(store);
    await act(async () => page.button(name).dispatchEvent(event));
    expect(event.defaultPrevented).toBe(true);
    expect(store.calls).toEqual([]);
  });

  it.each([
    ['a change waits', { pendingChanges: [pendingFor(changes.removal('1'))] }],
    ['a reservation failed', { failedAppointmentIds: ['a-1'] }],
    ['nothing can be shipped', ready(testCart({ availableShippingMethods: [] }))],
    ['it is under way', { checkout: { kind: 'leaving' } } satisfies Partial<CartState>],
  ])('rests while %s, without losing the focus', async (_, changes) => {
    const store = createFakeStore(ready());
    const page = await renderCart(store);
    const link = page.button(name);
    link.focus();
    await page.set(changes);
    expect(link.getAttribute('aria-disabled')).toBe('true');
    expect(link.hasAttribute('href')).toBe(false);
    expect(link.tabIndex).toBe(0);
    expect(page.root.activeElement).toBe(link);
    await page.click(link);
    expect(store.calls).toEqual([]);
  });

  it.each([
    ['/checkout', '/checkout'],
    ['https://shop.example/checkout', 'https://shop.example/checkout'],
    ['//evil.example/', null],
    ['/\\evil.example/', null],
    ['/\t/evil.example/', null],
    ['https://shop.example@evil.example/', null],
    ['javascript:alert(1)', null],
  ])('links %s as %s', async (nextStepUrl, href) => {
    const page = await renderCart(createFakeStore({ ...ready(), data: testData({ nextStepUrl }) }));
    expect(page.button(name).getAttribute('href')).toBe(href);
  });

  it.each([
    [{ isVisible: true }, true],
    [{ isVisible: false }, false],
    [{ isVisible: 'yes' }, false],
    [null, false],
  ])('steps up when the payments come into view: %j', async (detail, raised) => {
    const page = await renderCart(createFakeStore(ready()));
    await act(async () => window.dispatchEvent(new CustomEvent('paymentVisibilityChange', { detail })));
    expect(page.find('.proceed-bar').hasAttribute('data-raised')).toBe(raised);
  });
});
