import { act, createEvent, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { testCart, testData, testItem, testTicket } from '../../store/testing/test-cart.ts';
import type { CartState } from '../../store/cart/cart-state.ts';
import { CartPage } from '../cart-page.tsx';
import { createFakeStore, ready } from '../testing/fake-store.ts';
import { renderPart, update } from '../testing/render.tsx';
import { ProceedBar } from './proceed-bar.tsx';
import { intents, openEntry } from '../../store/testing/intents.ts';

function render(state: Partial<CartState> = {}) {
  const store = createFakeStore({ ...ready(), ...state });
  const page = renderPart(<ProceedBar />, store);
  return { store, ...page, button: screen.getByRole('button', { name: 'Weiter zu den Bestelldaten' }) };
}

describe('ProceedBar', () => {
  it('proceeds through the store instead of following the link', () => {
    const { store, button } = render();
    const click = createEvent.click(button);
    fireEvent(button, click);
    expect(click.defaultPrevented).toBe(true);
    expect(store.calls).toEqual([['proceed']]);
  });

  it('does not say that the cart is being updated if that has failed', () => {
    const { store, container } = render({ isStale: true });
    const reason = () => container.querySelector('#proceed-reason')?.textContent;
    expect(reason()).toBe('Dein Warenkorb wird aktualisiert …');
    update(store, { fetchFailure: { kind: 'external', status: 500 } });
    expect(reason()).toBe('Bitte versuche es erneut.');
  });

  it('says what has changed the total most while that is new', () => {
    const { store, container } = render();
    const text = () => container.querySelector('.proceed-total')?.textContent;
    expect(text()).toBe('Gesamtsumme20,00\u00a0€');
    update(store, {
      sumChange: { from: testCart(), told: { notes: {}, largest: 'Artikel +10,00\u00a0€', shippingSince: () => '' } },
    });
    expect(text()).toBe('Artikel +10,00\u00a0€20,00\u00a0€');
    update(store, { sumChange: null });
    expect(text()).toBe('Gesamtsumme20,00\u00a0€');
  });

  it.each([
    [' ', true],
    ['Enter', true],
    ['a', false],
  ])('reacts to the key "%s": %s', (key, obeyed) => {
    const { store, button } = render();
    fireEvent.keyDown(button, { key });
    expect(store.calls).toEqual(obeyed ? [['proceed']] : []);
  });

  it('can be focused and activated with the keyboard', async () => {
    const { store, user, button } = render();
    await user.tab();
    expect(document.activeElement).toBe(button);
    await user.keyboard('{Enter}');
    expect(store.calls).toEqual([['proceed']]);
  });

  it.each([
    ['the second click of a double click', new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 })],
    [
      'a key that is held',
      new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true }),
    ],
  ])('ignores %s', (_, event) => {
    const { store, button } = render();
    fireEvent(button, event);
    expect(event.defaultPrevented).toBe(true);
    expect(store.calls).toEqual([]);
  });

  it.each([
    ['a change is pending', { log: [openEntry(intents.removal('1'))] }],
    ['a reservation failed', { failedAppointmentIds: ['a-1'] }],
    ['nothing can be shipped', ready(testCart({ availableShippingMethods: [] }))],
    ['it is under way', { checkout: { kind: 'leaving' } } satisfies Partial<CartState>],
  ])('keeps the focus while %s, and leaves presses to the store', async (_, changes) => {
    const { store, user, button } = render();
    await user.tab();
    update(store, changes);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.hasAttribute('href')).toBe(false);
    expect(button.tabIndex).toBe(0);
    expect(document.activeElement).toBe(button);
    await user.click(button);
    expect(store.calls).toEqual([['proceed']]);
  });

  const failed = { status: 'failed', failure: { kind: 'connection' } } as const;

  it.each<[string, Partial<CartState>]>([
    ['Deine Änderung wird gespeichert …', { log: [openEntry(intents.removal('1'))] }],
    [
      'Noch nicht gespeichert: Erlebnis 1. Bitte versuche es dort erneut.',
      { online: false, log: [openEntry(intents.removal('1'), { status: 'paused' })] },
    ],
    [
      'Noch nicht gespeichert: Erlebnis 1. Bitte versuche es dort erneut.',
      { log: [openEntry(intents.quantity('1', 3), failed)] },
    ],
    [
      'Noch nicht gespeichert: deine letzte Änderung. Bitte versuche es dort erneut.',
      { log: [openEntry(intents.shipping('Express'), failed)] },
    ],
    ['Bitte wähle einen neuen Termin.', { failedAppointmentIds: ['a-1'] }],
    [
      'Für deinen Warenkorb ist gerade keine Versandart verfügbar. Bitte ändere die Verpackung oder einen Artikel.',
      ready(testCart({ availableShippingMethods: [] })),
    ],
    ['Dein Warenkorb wird aktualisiert …', { isStale: true }],
    ['Einen Moment, es geht gleich weiter …', { checkout: { kind: 'leaving' } }],
    [
      'Einen Moment, es geht gleich weiter …',
      { checkout: { kind: 'waiting' }, log: [openEntry(intents.removal('1'))] },
    ],
  ])('shows why it is disabled: %s', (reason, changes) => {
    const { store, container } = render();
    const shown = () => container.querySelector('#proceed-reason')?.textContent;
    expect(shown()).toBe('');
    update(store, changes);
    expect(shown()).toBe(reason);
    expect(screen.getByRole('button', { description: reason }).textContent).toBe('Weiter zu den Bestelldaten');
  });

  const ticket = testTicket('3', 2);
  const shown = testCart({ items: [testItem({ id: '1' }), ticket], availableShippingMethods: [] });
  const paused = { status: 'paused' } as const;

  it.each<[string, Partial<CartState>, 'error' | 'warning', string]>([
    ['a quantity', { log: [openEntry(intents.quantity('1', 3), failed)] }, 'error', 'Anzahl, Erlebnis 1'],
    ['a removal', { log: [openEntry(intents.removal('1'), failed)] }, 'error', 'Erlebnis 1 entfernen'],
    [
      'a change that waits for the network',
      { online: false, log: [openEntry(intents.quantity('1', 3), paused)] },
      'warning',
      'Anzahl, Erlebnis 1',
    ],
    ['an appointment that is gone', { failedAppointmentIds: ['a-3'] }, 'error', 'Erlebnis 3 entfernen'],
    ['the missing shipping methods', {}, 'warning', 'Versandart'],
  ])('leads to the control of %s', async (_, state, severity, control) => {
    const store = createFakeStore({ ...ready(shown), ...state });
    const { user, container } = renderPart(<CartPage />, store);
    const reason = container.querySelector<HTMLElement>('.proceed-reason')!;
    expect(reason.dataset['severity']).toBe(severity);
    expect(reason.querySelectorAll('svg.icon')).toHaveLength(1);
    await user.click(within(reason).getByRole('button', { name: 'Zeigen' }));
    const { activeElement: focused } = document;
    expect(focused?.getAttribute('aria-label') ?? focused?.textContent).toBe(control);
  });

  it('leads nowhere if the reason passes by itself', () => {
    const { container } = render({ log: [openEntry(intents.removal('1'))] });
    expect(container.querySelectorAll('.proceed-reason :is(svg, button)')).toHaveLength(0);
  });

  it('shows a failed reservation at the next step, and retries it from there', async () => {
    const checkout = { kind: 'failed', failure: { kind: 'connection' }, canRetry: true } as const;
    const { store, user, button, container } = render({ checkout });
    const alert = screen.getByRole('alert');
    expect(container.querySelector('.proceed-bar')!.contains(alert)).toBe(true);
    await user.click(within(alert).getByRole('button', { name: 'Erneut versuchen' }));
    expect(store.calls).toEqual([['retry']]);
    expect(document.activeElement).toBe(button);
  });

  it.each([
    ['/checkout', '/checkout'],
    ['https://shop.example/checkout', 'https://shop.example/checkout'],
    ['//evil.example/', null],
    ['/\\evil.example/', null],
    ['/\t/evil.example/', null],
    ['https://shop.example@evil.example/', null],
    ['javascript:alert(1)', null],
  ])('links %s as %s', (nextStepUrl, href) => {
    const { button } = render({ data: testData({ nextStepUrl }) });
    expect(button.getAttribute('href')).toBe(href);
  });

  it.each([
    [{ isVisible: true }, true],
    [{ isVisible: false }, false],
    [{ isVisible: 'yes' }, false],
    [null, false],
  ])('is raised when the payment buttons come into view: %j', (detail, raised) => {
    const { container } = render();
    act(() => void window.dispatchEvent(new CustomEvent('paymentVisibilityChange', { detail })));
    expect(container.querySelector('.proceed-bar')?.hasAttribute('data-raised')).toBe(raised);
  });
});
