import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Express } from '../../store/express/create-express.ts';
import type { PaymentFlows, PaypalFlow, WalletFlow } from '../../store/cart/provider-interface.ts';
import { startStore } from '../../store/testing/start-store.ts';
import { testCart, testData } from '../../store/testing/test-cart.ts';
import { settle } from '../../store/testing/test-environment.ts';
import { price } from '../../test-support/cart-builders.ts';
import { renderPart } from '../testing/render.tsx';
import { stubViewport } from '../testing/stub-viewport.ts';
import { PaymentArea } from './payment-area.tsx';

const payments = {
  paypal: null,
  paypalScriptUrl: 'https://paypal.example/sdk/js',
  amazonPay: null,
  stripePublishableKey: 'pk_test_1',
  addressValidationDisabled: false,
};

/** Draws the buttons of PayPal and the wallets. */
async function open() {
  const { scroll } = stubViewport();
  const shop = await startStore({ lastCheckUrl: '/last-check', payments });
  const flows: { paypal?: PaypalFlow; wallets?: WalletFlow; express?: Express } = {};
  const remove = { paypal: vi.fn(), wallets: vi.fn() };
  const drawing =
    (provider: 'paypal' | 'wallets') => (_container: HTMLElement, _offer: object, given: PaymentFlows) => {
      Object.assign(flows, { [provider]: given[provider] });
      return Promise.resolve({ update() {}, remove: remove[provider] });
    };
  const create = shop.store.express.bind(shop.store);
  const providers = { paypal: drawing('paypal'), wallets: drawing('wallets') };
  shop.store.express = async () => (flows.express = { ...(await create()), providers: providers as never });
  renderPart(<PaymentArea />, shop.store);
  scroll(true);
  await waitFor(() => expect(shop.named('getPaymentAvailability')).toHaveLength(2));
  await answer(() => shop.named('getPaymentAvailability').forEach((call) => call.answer({ available: true })));
  await waitFor(() => expect(flows).toMatchObject({ paypal: {}, wallets: {} }));
  return { shop, remove, flows: flows as Required<typeof flows> };
}

const answer = (act_: () => void) =>
  act(async () => {
    act_();
    await settle();
    await settle();
  });

describe('a provider whose window is open', () => {
  it('keeps its buttons when the shop offers other wallets for a changed cart', async () => {
    const { shop, remove, flows } = await open();
    flows.wallets.clicked('StripeGooglePay', 2000);
    await answer(() => void shop.refresh());
    await answer(() => shop.last('getCart').answer(testCart({ cartVersion: 2, total: price(30) })));
    await answer(() => shop.advance(600));
    const calls = shop.named('getPaymentAvailability').slice(2);
    await answer(() => calls.forEach((call, index) => call.answer({ available: index === 0 })));
    expect(calls).toHaveLength(2);
    expect(remove.wallets).not.toHaveBeenCalled();
    await answer(() => flows.wallets.canceled());
    await waitFor(() => expect(remove.wallets).toHaveBeenCalledOnce());
  });

  it('ends its payment when the page changes the settings', async () => {
    const { shop, remove, flows } = await open();
    flows.paypal.clicked();
    const changed = { ...payments, addressValidationDisabled: true };
    await answer(() => shop.configure(testData({ ...shop.state().data.rootComponentProps, payments: changed })));
    expect(remove.paypal).toHaveBeenCalledOnce();
    expect(flows.express.state.getState().phase.kind).toBe('idle');
  });
});
