import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { PaymentSettings } from '../../domain/fragment-data.ts';
import { price } from '../../test-support/cart-builders.ts';
import { testCart, testData } from '../../store/testing/test-cart.ts';
import type { Express } from '../../store/express/create-express.ts';
import { initialExpressState, type ExpressState } from '../../store/express/express-state.ts';
import { createFakeStore, ready } from '../testing/fake-store.ts';
import { renderPart, update } from '../testing/render.tsx';
import { stubViewport } from '../testing/stub-viewport.ts';
import { PaymentArea } from './payment-area.tsx';
import { intents, openEntry } from '../../store/testing/intents.ts';

const payments: PaymentSettings = {
  paypal: null,
  paypalScriptUrl: 'https://paypal.example/sdk/js',
  amazonPay: { scriptUrl: 'https://amazon.example/checkout.js', publicKeyId: 'k', storeId: 's' },
  stripePublishableKey: 'pk_test_1',
  addressValidationDisabled: false,
};

let { observers, scroll } = stubViewport();

beforeEach(() => ({ observers, scroll } = stubViewport()));

function createExpress() {
  const buttons = { update: vi.fn(), remove: vi.fn() };
  const draw = vi.fn((..._given: unknown[]) => Promise.resolve(buttons) as Promise<typeof buttons | null>);
  const state = createStore<ExpressState>(() => ({ ...initialExpressState, wallets: ['StripeGooglePay'] }));
  const express = {
    state,
    providers: { paypal: draw, amazon: draw, wallets: draw },
    paypal: {},
    amazon: {},
    wallets: {},
    visibilityChanged: vi.fn(),
    report: vi.fn(),
    start: () => () => {},
  };
  return { buttons, draw, state, express };
}

function open(settings: Partial<PaymentSettings> = {}, cart = testCart(), express = { phoneRequired: false }) {
  const fake = createExpress();
  const store = createFakeStore({
    ...ready(cart),
    data: testData({ payments: { ...payments, ...settings }, express }),
  });
  const loads = vi.fn(() => Promise.resolve(fake.express as unknown as Express));
  Object.assign(store, { express: loads });
  return { ...fake, loads, store, ...renderPart(<PaymentArea />, store) };
}

const onlyPaypal = { amazonPay: null, stripePublishableKey: null };
const containers = () => [...document.body.querySelectorAll<HTMLElement>(':scope > [slot]')];

describe('PaymentArea', () => {
  it.each<[string, Partial<PaymentSettings>, ReturnType<typeof testCart>]>([
    ['no provider', { paypalScriptUrl: null, ...onlyPaypal }, testCart()],
    ['nothing to pay', {}, testCart({ total: price(0) })],
  ])('is empty and loads nothing with %s', (_, settings, cart) => {
    const { container, loads } = open(settings, cart);
    expect(container.querySelector('#payment-methods')?.childElementCount).toBe(0);
    expect(observers.size).toBe(0);
    expect(loads).not.toHaveBeenCalled();
  });

  it('reserves its space from the start, and loads near the viewport', async () => {
    const { container, loads, draw } = open();
    expect(container.querySelectorAll('.payment-slot')).toHaveLength(3);
    expect(screen.getByRole('region', { name: 'Direkt bezahlen' })).toBeDefined();
    scroll(false);
    expect(loads).not.toHaveBeenCalled();
    scroll(true);
    await waitFor(() => expect(draw).toHaveBeenCalledTimes(3));
    expect(container.querySelectorAll('.payment-slot')).toHaveLength(3);
  });

  it('gives the providers the nonce of the page', async () => {
    const script = document.head.appendChild(document.createElement('script'));
    script.nonce = 'abc';
    const { draw } = open(onlyPaypal);
    scroll(true);
    await waitFor(() => expect(draw).toHaveBeenCalledOnce());
    script.remove();
    expect(draw.mock.calls[0]?.[0]).toMatchObject({ nonce: 'abc' });
  });

  it('loads when the keyboard focus comes to the next step', async () => {
    const { container, loads, draw } = open();
    const next = document.createElement('button');
    container.prepend(next);
    expect(loads).not.toHaveBeenCalled();
    act(() => next.focus());
    await waitFor(() => expect(draw).toHaveBeenCalledTimes(3));
  });

  it('is a tab stop itself until a provider has drawn its buttons', async () => {
    const { draw } = open(onlyPaypal);
    const area = screen.getByRole('region', { name: 'Direkt bezahlen' });
    expect(area.tabIndex).toBe(0);
    let drawn = () => {};
    draw.mockReturnValueOnce(new Promise((resolve) => (drawn = () => resolve({ update() {}, remove() {} } as never))));
    act(() => area.focus());
    scroll(true);
    await waitFor(() => expect(draw).toHaveBeenCalledOnce());
    expect(area.tabIndex).toBe(0);
    drawn();
    await waitFor(() => expect(area.tabIndex).toBe(-1));
    expect(document.activeElement).toBe(area);
  });

  it('loads when the browser reports leaving and entering the viewport at once', async () => {
    const { draw } = open();
    scroll(false, true);
    await waitFor(() => expect(draw).toHaveBeenCalledTimes(3));
  });

  it('passes the settings of the page on', async () => {
    const { draw } = open(onlyPaypal, testCart(), { phoneRequired: true });
    scroll(true);
    await waitFor(() => expect(draw).toHaveBeenCalledOnce());
    const settings = { paypalScriptUrl: 'https://paypal.example/sdk/js', phoneRequired: true };
    expect(draw.mock.calls[0]).toMatchObject([{}, { settings, purchase: { amount: 2000 } }, {}]);
  });

  it('draws into children of the element, and removes them when it unmounts', async () => {
    const { draw, unmount } = open();
    scroll(true);
    await waitFor(() => expect(draw).toHaveBeenCalledTimes(3));
    expect(containers().map(({ slot }) => slot)).toEqual(['payment-paypal', 'payment-amazon', 'payment-wallets']);
    expect(new Set(containers().map(({ id }) => id)).size).toBe(3);
    unmount();
    expect(containers()).toEqual([]);
  });

  it('updates the buttons once for a new amount', async () => {
    const { buttons, draw, store } = open(onlyPaypal);
    scroll(true);
    await waitFor(() => expect(draw).toHaveBeenCalled());
    update(store, ready(testCart({ cartVersion: 2, total: price(30) })));
    update(store, ready(testCart({ cartVersion: 3, total: price(30) })));
    expect(buttons.update).toHaveBeenCalledOnce();
    expect(buttons.update).toHaveBeenCalledWith(expect.objectContaining({ amount: 3000 }));
  });

  it('updates the buttons once for changes that are pending at the same time, and redraws nothing', async () => {
    const { buttons, draw, loads, store } = open(onlyPaypal);
    scroll(true);
    await waitFor(() => expect(draw).toHaveBeenCalled());
    update(store, { log: [openEntry(intents.quantity('1', 9))] });
    for (let count = 2; count < 12; count++)
      update(store, ready(testCart({ cartVersion: count, total: price(count) })));
    expect(buttons.update).not.toHaveBeenCalled();
    update(store, { log: [] });
    expect(buttons.update.mock.calls).toEqual([[expect.objectContaining({ amount: 1100 })]]);
    expect([draw.mock.calls.length, loads.mock.calls.length]).toEqual([1, 1]);
  });

  it('does not update the buttons while the window of a provider is open', async () => {
    const { buttons, draw, state, store } = open(onlyPaypal);
    scroll(true);
    await waitFor(() => expect(draw).toHaveBeenCalled());
    act(() => state.setState({ phase: { kind: 'started', method: 'PayPal' } }));
    update(store, ready(testCart({ cartVersion: 2, total: price(30) })));
    expect(buttons.update).not.toHaveBeenCalled();
    act(() => state.setState({ phase: { kind: 'idle' } }));
    expect(buttons.update).toHaveBeenCalledOnce();
  });

  it('takes the focus from a button that is inert, and returns it', async () => {
    const { draw, store } = open(onlyPaypal);
    scroll(true);
    await waitFor(() => expect(draw).toHaveBeenCalled());
    const [container] = containers();
    const button = container!.appendChild(document.createElement('button'));
    button.focus();
    update(store, { failedAppointmentIds: ['a-1'] });
    expect(document.activeElement).toBe(document.body);
    update(store, { failedAppointmentIds: [] });
    expect(document.activeElement).toBe(button);
  });

  it('leaves the focus where the shopper has moved it while the buttons were inert', async () => {
    const { container: page, draw, store } = open(onlyPaypal);
    const field = page.appendChild(document.createElement('input'));
    scroll(true);
    await waitFor(() => expect(draw).toHaveBeenCalled());
    const [container] = containers();
    container!.appendChild(document.createElement('button')).focus();
    update(store, { failedAppointmentIds: ['a-1'] });
    field.focus();
    update(store, { failedAppointmentIds: [] });
    expect(document.activeElement).toBe(field);
  });

  it.each([
    ['PayPal takes', onlyPaypal, false],
    ['wallets take no', { paypalScriptUrl: null, amazonPay: null }, true],
  ])('%s press while a change is pending', async (_, settings, inert) => {
    const { draw, store } = open(settings);
    scroll(true);
    await waitFor(() => expect(draw).toHaveBeenCalled());
    const [container] = containers();
    update(store, { log: [openEntry(intents.removal('1'))] });
    expect(container).toMatchObject({ ariaDisabled: 'true', inert });
    update(store, { log: [] });
    expect(container).toMatchObject({ ariaDisabled: null, inert: false });
  });

  it('is inert while nothing can be paid, and while a payment is confirmed', async () => {
    const { draw, state, store } = open(onlyPaypal);
    scroll(true);
    await waitFor(() => expect(draw).toHaveBeenCalled());
    const [container] = containers();
    expect(container!.inert).toBe(false);
    update(store, { failedAppointmentIds: ['a-1'] });
    expect(container!.inert).toBe(true);
    update(store, { failedAppointmentIds: [] });
    expect(container!.inert).toBe(false);
    act(() => state.setState({ phase: { kind: 'confirming', method: 'PayPal' } }));
    expect(container!.inert).toBe(true);
    expect(screen.getByText('Einen Moment, wir bereiten deine Bestellung vor …')).toBeDefined();
  });

  it('links the last check while the page navigates there, but not while the provider leaves the page', async () => {
    const { draw, state } = open(onlyPaypal);
    scroll(true);
    await waitFor(() => expect(draw).toHaveBeenCalled());
    act(() => state.setState({ phase: { kind: 'leaving', method: 'AmazonPay' } }));
    expect(screen.queryByRole('link')).toBeNull();
    const url = 'https://shop.example/letzter-check';
    act(() => state.setState({ phase: { kind: 'leaving', method: 'PayPal', url } }));
    expect(screen.getByRole('link', { name: 'Weiter zur letzten Prüfung' }).getAttribute('href')).toBe(url);
  });

  it('offers to retry a provider that could not be loaded', async () => {
    const { draw, express, user } = open(onlyPaypal);
    draw.mockRejectedValueOnce(new Error('blocked'));
    scroll(true);
    expect((await screen.findByRole('alert')).textContent).toBe('PayPal ist gerade nicht verfügbar.');
    expect(express.report).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(draw).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(screen.queryByText('PayPal ist gerade nicht verfügbar.')).toBeNull());
  });

  describe('when the page is shown again', () => {
    const fromCache = (persisted: boolean) =>
      act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));
    const resumed = () => act(() => void document.dispatchEvent(new Event('resume')));

    /** Draws a button, and whatever the test adds. */
    async function drawn(content: (container: HTMLElement) => unknown) {
      const opened = open(onlyPaypal);
      opened.draw.mockImplementation((container) => {
        content(container as HTMLElement);
        return Promise.resolve(opened.buttons);
      });
      scroll(true);
      await waitFor(() => expect(opened.container.querySelector('[data-state="ready"]')).not.toBeNull());
      const { length: before } = opened.draw.mock.calls;
      return { ...opened, redrawn: () => opened.draw.mock.calls.length - before };
    }
    const button = (container: HTMLElement) => container.appendChild(document.createElement('button'));
    const element = (container: HTMLElement, mode: ShadowRootMode) =>
      container
        .appendChild(document.createElement('div'))
        .appendChild(document.createElement('paypal-button'))
        .attachShadow({ mode });

    it.each([
      ['from the back/forward cache', () => fromCache(true)],
      ['after it was frozen', resumed],
    ])('draws buttons again that a provider has removed: %s', async (_, show) => {
      const { buttons, redrawn } = await drawn(button);
      containers()[0]!.replaceChildren();
      show();
      await waitFor(() => expect(redrawn()).toBe(1));
      expect([containers().length, containers()[0]!.childElementCount]).toEqual([1, 1]);
      expect(buttons.remove).toHaveBeenCalledOnce();
    });

    it('draws buttons again however often', async () => {
      const { redrawn, container } = await drawn(button);
      for (let time = 1; time < 6; time++) {
        containers()[0]!.replaceChildren();
        fromCache(true);
        resumed();
        await waitFor(() => expect(container.querySelector('[data-state="ready"]')).not.toBeNull());
        expect(redrawn()).toBe(time);
      }
    });

    it('draws an element again whose shadow tree is empty', async () => {
      const { redrawn } = await drawn((container) => button(element(container, 'open') as never));
      fromCache(true);
      expect(redrawn()).toBe(0);
      document.querySelector('paypal-button')!.shadowRoot!.replaceChildren();
      fromCache(true);
      await waitFor(() => expect(redrawn()).toBe(1));
    });

    it('draws a provider again that has failed, as those do that are loading when the page is left', async () => {
      const { draw } = open(onlyPaypal);
      draw.mockRejectedValueOnce(new Error('window navigated away'));
      scroll(true);
      await screen.findByRole('alert');
      fromCache(true);
      await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
      expect(draw).toHaveBeenCalledTimes(2);
    });

    it('keeps buttons that are still there, and those that it cannot see into', async () => {
      const { redrawn } = await drawn((container) => {
        element(container, 'closed');
        Object.defineProperty(container, 'clientHeight', { value: 45 });
      });
      fromCache(true);
      document.querySelector('paypal-button')!.remove();
      resumed();
      expect(redrawn()).toBe(0);
    });

    it('draws nothing when the page has just loaded, or if there is nothing to offer', async () => {
      const { draw, container } = open(onlyPaypal);
      draw.mockResolvedValueOnce(null);
      scroll(true);
      await waitFor(() => expect(container.querySelector('[data-state="none"]')).not.toBeNull());
      fromCache(true);
      expect(draw).toHaveBeenCalledOnce();
      const other = await drawn(button);
      containers()[0]!.replaceChildren();
      fromCache(false);
      expect(other.redrawn()).toBe(0);
    });

    it('ends a payment whose window has gone with the buttons', async () => {
      const { express, redrawn, state } = await drawn(button);
      const canceled = vi.fn();
      Object.assign(express.paypal, { canceled });
      act(() => state.setState({ phase: { kind: 'started', method: 'PayPal' } }));
      fromCache(true);
      expect(canceled).not.toHaveBeenCalled();
      containers()[0]!.replaceChildren();
      fromCache(true);
      await waitFor(() => expect(redrawn()).toBe(1));
      expect(canceled).toHaveBeenCalledOnce();
    });
  });

  it('offers to reload the page when the code behind the buttons could not be loaded', async () => {
    const { loads } = open(onlyPaypal);
    loads.mockRejectedValueOnce(new Error('gone'));
    scroll(true);
    expect(await screen.findByRole('button', { name: 'Seite neu laden' })).toBeDefined();
  });

  it('keeps the focus when loading a provider is retried', async () => {
    const { draw, user } = open(onlyPaypal);
    draw.mockRejectedValueOnce(new Error('blocked'));
    scroll(true);
    await user.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Direkt bezahlen' }));
  });

  it('retains the space of a provider without buttons until it is out of view', async () => {
    const { container, draw } = open(onlyPaypal);
    draw.mockResolvedValueOnce(null);
    scroll(true);
    await waitFor(() => expect(container.querySelector('[data-state="none"]')).not.toBeNull());
    scroll(false);
    expect(container.querySelector('.payment-slot')).toBeNull();
  });

  it('dispatches an event when it enters or leaves the viewport, or is removed in view', async () => {
    const { draw, express, unmount } = open(onlyPaypal);
    scroll(true);
    await waitFor(() => expect(draw).toHaveBeenCalled());
    scroll(true);
    scroll(false);
    scroll(true);
    unmount();
    expect(express.visibilityChanged.mock.calls).toEqual([[true], [false], [true], [false]]);
  });
});
