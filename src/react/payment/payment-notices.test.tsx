import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { ExpressMethod } from '../../domain/express-method.ts';
import type { Express } from '../../store/express/create-express.ts';
import { initialExpressState, type ExpressState } from '../../store/express/express-state.ts';
import { paymentFailure, type PaymentFailure } from '../../store/express/payment-failure.ts';
import { createFakeStore, ready } from '../testing/fake-store.ts';
import { renderPart } from '../testing/render.tsx';
import { PaymentNotices } from './payment-notices.tsx';

const text = 'Deine Karte wurde abgelehnt.';

/** Two buttons of each provider, in children of the cart's element. */
function open() {
  const express = createStore<ExpressState>(() => initialExpressState);
  const store = createFakeStore(ready());
  const { user, container } = renderPart(
    <>
      <h1 className="heading" tabIndex={-1}>
        Deine Bestellung
      </h1>
      <div className="shipping">
        <input type="radio" aria-label="Standard" defaultChecked />
      </div>
      <input aria-label="Suche" />
      <PaymentNotices express={{ state: express } as unknown as Express} />
    </>,
    store,
  );
  const providers = ['paypal', 'amazon', 'wallets'].map((provider) => {
    const area = document.createElement('div');
    area.slot = `payment-${provider}`;
    area.append(...['Eins', 'Zwei'].map((name) => Object.assign(document.createElement('button'), { name })));
    return area;
  });
  document.body.append(...providers);
  onTestFinished(() => providers.forEach((area) => area.remove()));
  const buttons = (provider: string) =>
    [...document.querySelectorAll<HTMLElement>(`[slot="payment-${provider}"] button`)] as [HTMLElement, HTMLElement];

  return {
    user,
    store,
    buttons,
    area: container.querySelector('.payment-notices')!,
    start: (method: ExpressMethod) => act(() => express.setState({ phase: { kind: 'started', method } })),
    fail(details: Partial<PaymentFailure> = {}) {
      act(() => {
        express.setState({ phase: { kind: 'idle' } });
        const content = { kind: 'payment', severity: 'error', text } as const;
        store.state.setState({ notices: [{ id: 'n', content, retry: false }] });
        express.setState({ failure: paymentFailure(text, details) });
      });
    },
  };
}

/** A container that becomes inert loses the focus to the body. */
function loseFocus(): void {
  (document.activeElement as HTMLElement).blur();
}

describe('PaymentNotices', () => {
  it.each<[ExpressMethod, string]>([
    ['PayPal', 'paypal'],
    ['AmazonPay', 'amazon'],
    ['StripeGooglePay', 'wallets'],
    ['StripeApplePay', 'wallets'],
  ])('shows a failed payment by %s as an alert, and returns the focus to the pressed button', (method, provider) => {
    const { area, buttons, start, fail } = open();
    const [, pressed] = buttons(provider);
    pressed.focus();
    start(method);
    loseFocus();
    fail();
    expect(document.activeElement).toBe(pressed);
    expect(area.contains(screen.getByRole('alert'))).toBe(true);
    expect(screen.getByRole('alert').textContent).toContain(text);
  });

  it('focuses the first button of the provider if the browser does not focus clicked buttons', () => {
    const { buttons, start, fail } = open();
    start('PayPal');
    fail();
    expect(document.activeElement).toBe(buttons('paypal')[0]);
  });

  it('focuses the place of a button in a closed shadow tree', () => {
    const { buttons, start, fail } = open();
    const container = buttons('amazon')[0].parentElement!;
    container.replaceChildren(document.createElement('div'));
    start('AmazonPay');
    fail();
    expect(document.activeElement).toBe(container);
  });

  it('focuses the notice if the buttons are gone', () => {
    const { area, buttons, start, fail } = open();
    start('PayPal');
    buttons('paypal')[0].parentElement!.remove();
    fail();
    expect(document.activeElement).toBe(area);
  });

  it('leaves the focus where the shopper has moved it', () => {
    const { start, fail } = open();
    start('PayPal');
    const elsewhere = screen.getByRole('textbox', { name: 'Suche' });
    elsewhere.focus();
    fail();
    expect(document.activeElement).toBe(elsewhere);
  });

  it('leaves the focus alone if a provider fails before anything is pressed', () => {
    const { fail } = open();
    fail();
    expect(document.activeElement).toBe(document.body);
    expect(screen.getByRole('alert')).toBeTruthy();
  });

  it('returns the focus to the button when it is closed', async () => {
    const { user, store, buttons, start, fail } = open();
    start('PayPal');
    fail();
    await user.click(screen.getByRole('button', { name: 'Schließen' }));
    expect(store.calls).toEqual([['dismissNotice', 'n']]);
    expect(document.activeElement).toBe(buttons('paypal')[0]);
  });

  it('leads to the other ways to pay, which only the next step offers', async () => {
    const { user, store, start, fail } = open();
    start('PayPal');
    fail();
    const link = within(screen.getByRole('alert')).getByRole('link', { name: 'Weiter zu den Bestelldaten' });
    expect(link.getAttribute('href')).toBe('/checkout');
    await user.click(link);
    expect(store.calls).toEqual([['proceed']]);
  });

  it.each<[string, Partial<PaymentFailure>]>([
    ['a failure leads back to the cart', { returnsToCart: true }],
    ['a guest has to log in', { link: { text: 'Anmelden', href: '/konto' } }],
  ])('offers no second way if %s', (_, details) => {
    const { start, fail } = open();
    start('PayPal');
    fail(details);
    expect(screen.queryByRole('link', { name: 'Weiter zu den Bestelldaten' })).toBeNull();
  });

  it.each<[Partial<PaymentFailure>, string, string]>([
    [{ walletReason: 'address_unserviceable' }, 'radio', 'Standard'],
    [{ walletReason: 'fail' }, 'heading', 'Deine Bestellung'],
  ])('leads to what the shopper has to change: %j', async (details, role, name) => {
    const { user, start, fail } = open();
    start('PayPal');
    fail({ ...details, returnsToCart: true });
    await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Zeigen' }));
    expect(document.activeElement).toBe(screen.getByRole(role, { name }));
  });
});
